/** Words of the timeline, besides those of the hub. */
export const timelineEn = {
  order: "Order",
  oldest: "Oldest first",
  newest: "Newest first",
  count: (records: number) => (records === 1 ? "1 record" : `${records} records`),
  checkIns: (count: number) => `${count} check-ins`,
  undated: "Date not stated",
};
