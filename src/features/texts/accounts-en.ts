/** Words of the people who share a device. */
export const accountsEn = {
  heading: "Who are you?",
  choose: (name: string, email: string) => `${name}, ${email}`,
  switchHeading: "Switch person",
  switchText: "Your records are locked, then the other person signs in.",
  switchTo: (name: string) => `Switch to ${name}`,
  addPerson: "Add another person",
};
