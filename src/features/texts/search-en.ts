function records(count: number): string {
  return count === 1 ? "1 record" : `${count} records`;
}

/** Words of searching all records. */
export const searchEn = {
  title: "Search your records",
  field: "Search your records",
  placeholder: "A word, a name or a date",
  search: "Search",
  clear: "Clear",
  hint: "Try a medicine, a test, a doctor's name, or a time such as “May 2025”.",
  found: (total: number) => `${records(total)} found`,
  shown: (shown: number, total: number) =>
    `${records(total)} found. These ${shown} fit best: one more word narrows it down.`,
  some: "No record holds all of these words. These hold some of them.",
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingText: (searched: number) =>
    searched === 0
      ? "There are no records to look through yet."
      : `${records(searched)} looked through. Another spelling or a single word may find more.`,
  searching: "Looking through your records",
  failed: "The search did not work. Please try again.",
  page: (page: number) => `page ${page}`,
  place: (name: string, page: number) => `Open ${name}, page ${page}`,
  undated: "Date not stated",
  back: "My Health Hub",
};
