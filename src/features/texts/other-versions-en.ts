/** What two devices can have written differently. */
interface Headings {
  title: string;
  date: string;
  text: string;
  fact: string;
  conversation: string;
  question: string;
  place: string;
  entry: string;
  judgement: string;
  other: string;
}

const headings: Headings = {
  title: "This record has two titles",
  date: "This record has two dates",
  text: "Two corrections of the same words",
  fact: "Two statements about the same finding",
  conversation: "This conversation has two titles",
  question: "This question was written in two ways",
  place: "Deleted on one device, kept on another",
  entry: "This entry was written in two ways",
  judgement: "This red thread was judged in two ways",
  other: "Two devices say something different here",
};

/** Words of what two devices wrote while neither knew of the other. */
export const otherVersionsEn = {
  headings,
  text: "Two of your devices wrote something different while they could not reach each other. Nothing is lost: choose which one holds.",
  inUse: (when: string) => `In use now · written ${when}`,
  written: (when: string) => `Written ${when}`,
  keep: "Keep this one",
  take: "Use this one",
  takeNamed: (value: string) => `Use “${value}”`,
  keepNamed: (value: string) => `Keep “${value}”`,
  asRead: "As it was read, without a correction",
  notMine: (name: string) => `“${name}” is not mine`,
  kept: "Kept",
  binned: "Deleted",
  unknown: "A version that cannot be shown here",
  chosen: { title: "Your choice was saved", description: "Your other devices will follow." },
  failed: "Your choice could not be saved",
  notice: (count: number) =>
    count === 1
      ? "Your devices say something different in one place"
      : `Your devices say something different in ${count} places`,
  look: "Look and choose",
};
