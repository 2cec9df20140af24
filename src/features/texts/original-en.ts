/** Words where a record is here and its original file is not, yet. */
export const originalEn = {
  onItsWay: "The original is still on its way",
  onItsWayText: "Everything that was read from it is here already. The file itself follows from your other device.",
  waiting: (size: string) => `Not begun yet, ${size}`,
  progress: (done: string, of: string) => `${done} of ${of}`,
  notExported: (count: number) =>
    count === 1
      ? "The original of one record is still on its way from another device. That record is not in the archive until it has arrived."
      : `The originals of ${count} records are still on their way from another device. Those records are not in the archive until they have arrived.`,
  offline: "It comes when there is a connection again.",
};
