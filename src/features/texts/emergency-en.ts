/** Words of the emergency card. */
export const emergencyEn = {
  title: "Emergency card",
  open: "Emergency card",
  text: "What somebody who helps you in an emergency has to know, from your records. Keep it in your wallet, or as the picture of your lock screen.",
  privacy: "Whoever holds your phone or the paper can read it.",
  back: "For my appointment",
  savePdf: "Save as PDF",
  savePicture: "Save as picture",
  saving: "Making it...",
  failed: { title: "The card could not be made" },
  pictures: (count: number) =>
    count === 1
      ? { title: "Picture saved", description: "Choose it as the picture of your lock screen." }
      : { title: `${count} pictures saved`, description: "All of it does not fit on one. Keep them together." },
  made: (day: string) => `as of ${day}`,
  pageOf: (page: number, count: number) => `${page} of ${count}`,
  noName: "No name in the records",
  born: (day: string) => `Born ${day}`,
  noBirth: "No date of birth in the records",
  allergies: "Allergies",
  noAllergies: "None is named in the records. That does not mean that there is none.",
  doubtful: "in doubt",
  medicines: "Medicines",
  noMedicines: "None is named in the records.",
  problems: "Conditions",
  noProblems: "None is named in the records.",
  suspected: "suspected",
  contacts: "Contact",
  notice: (unread: number): string =>
    unread === 0
      ? "Put together from the patient's own records by a program. It can be wrong or incomplete."
      : "Put together from the patient's own records by a program. Not all of them could be read, so it can be wrong or incomplete.",
  noFacts: "Your records name no allergy, medicine or condition yet, so there is nothing to put on a card.",
  loading: "Looking through your records",
  loadFailed: "This could not be put together. Please load the page again.",
  sources: "Where this comes from",
  filename: (day: string, ending: "pdf" | "png") => `emergency-card-${day}.${ending}`,
};
