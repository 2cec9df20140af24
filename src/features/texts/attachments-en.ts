/** Words around the files inside a PDF. */
export const attachmentsEn = {
  heading: "Files inside this PDF",
  add: "Add as a record",
  addNamed: (name: string) => `Add ${name} as a record`,
  unreadable: "This kind of file cannot be read here.",
  added: (name: string) => ({ title: "Record added", description: `${name} is being read.` }),
  failed: { title: "The file could not be added" },
  damaged: "This file inside the PDF is damaged.",
};
