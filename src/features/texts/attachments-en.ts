/** Words around the files inside a PDF or an e-mail. */
export const attachmentsEn = {
  heading: { pdf: "Files inside this PDF", email: "Files that came with this e-mail" },
  notRead: "Only the words of the e-mail were read. Add a file as a record, and it is read too.",
  add: "Add as a record",
  addNamed: (name: string) => `Add ${name} as a record`,
  unreadable: "This kind of file cannot be read here.",
  added: (name: string) => ({ title: "Record added", description: `${name} is being read.` }),
  failed: { title: "The file could not be added" },
  damaged: "This file is damaged.",
};
