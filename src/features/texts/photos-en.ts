/** Words around taking photos of a paper record. */
export const photosEn = {
  open: "Take photos",
  title: "Photos of one record",
  intro: "Take one photo for each page. Together they become one record.",
  close: "Close",
  take: "Take a photo",
  takeNext: "Take the next page",
  choose: "Choose photos",
  hint: "Lay the page on something dark, in even light, and keep the whole page in the picture.",
  pages: "Pages",
  page: (number: number) => `Page ${number}`,
  moveUp: (number: number) => `Move page ${number} up`,
  moveDown: (number: number) => `Move page ${number} down`,
  remove: (number: number) => `Remove page ${number}`,
  save: "Save as one record",
  discard: "Discard the photos",
  unreadable: (name: string) => `${name} could not be opened as a photo.`,
};
