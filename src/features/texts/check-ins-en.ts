const count = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** Words of the ten-second check-in. */
export const checkInsEn = {
  question: "How are you today?",
  cardText: "Ten seconds. Everything is optional.",
  doneToday: "Checked in today",
  sameAsYesterday: "Same as yesterday",
  yesterday: (said: string) => `Yesterday: ${said}`,
  change: "Change",
  progress: (days: number, needed: number) => (days > needed ? count(days) : `${days} of about ${needed} days`),
  /** What the days lead to, said where the bar stands. */
  progressText: (days: number, needed: number, firstLook: number) =>
    days >= needed
      ? "Enough days to look for everything that is looked for. More of them make what is found surer."
      : days >= firstLook
        ? `Pain, sleep and energy are compared already. ${count(needed - days)} more, and rhythms and single symptoms can be too.`
        : `Red threads need days to compare: from ${firstLook} days on, pain, sleep and energy can be.`,
  title: "How are you?",
  titleToday: "How are you today?",
  text: "Press what you want to say, and save. Everything is optional.",
  back: "My Health Hub",
  day: "Day",
  editing: "You have checked in on this day already. What you change here replaces it.",
  pain: "Pain",
  painHint: "0 is none, 10 is the worst you can think of",
  sleep: "Hours of sleep",
  sleepHint: "Last night",
  hours: (hours: number, last: boolean) => (last ? `${hours} or more` : String(hours)),
  energy: "Energy",
  energyHint: "0 is none, 10 is full of energy",
  symptom: "Symptoms",
  symptomField: "Symptom",
  symptomPlaceholder: "For example: headache",
  severity: (name: string) => `How strong was ${name}?`,
  severityHint: "0 is none, 10 is the worst",
  medicine: "Medicines taken",
  medicineField: "Medicine",
  medicinePlaceholder: "For example: ibuprofen 400 mg",
  suggested: "From yesterday and your records",
  add: "Add",
  addNamed: (field: string) => `Add: ${field}`,
  note: "Note",
  notePlaceholder: "Anything else about this day",
  clear: "Clear",
  clearNamed: (name: string) => `Clear: ${name}`,
  save: "Save",
  saveChanges: "Save the change",
  nothing: "Fill in one thing at least.",
  saved: { title: "Check-in saved" },
  failed: "Your check-in could not be saved",
  loadFailed: "This check-in could not be opened.",
  edit: "Edit",
};
