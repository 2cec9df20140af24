export interface PlainPageTexts {
  title: string;
  lead: string;
  sections: { heading: string; paragraphs?: string[]; points?: string[] }[];
}

/** The short honest pages: what is true of this prototype today, and what is not. */
export const plainPagesEn = {
  privacy: {
    title: "Privacy",
    lead: "Your records are read on your device, and kept there. Here is exactly what that means.",
    sections: [
      {
        heading: "What stays on this device",
        points: [
          "Your files, what was read from them, your questions and the answers.",
          "All of it is sealed (AES-256) under a key that only your password or your recovery code opens.",
          "Your password. It is turned into a key here and sent nowhere. We could not reset it if you asked.",
        ],
      },
      {
        heading: "What is sent",
        points: [
          "Nothing from your records. Reading, explaining and answering run inside this page, and also work without a network.",
          "The app asks the server it came from for its own files, and no other server for anything.",
          "There is no advertising, no analytics, and no cookie that follows you.",
        ],
      },
      {
        heading: "What you should know",
        paragraphs: [
          "This is a prototype. Please do not put real medical data into it.",
          "Whoever can open this device while you are signed in can see your records. Sign out when you share it.",
          "A record that you put in without an account is sealed as well, but until you keep it, whoever uses this browser can open it. It is deleted after the time you chose, the next time this page is opened.",
          "If the browser's data for this site is deleted, your records are deleted with it. If you lose both your password and your recovery code, nobody can open them again.",
        ],
      },
      {
        heading: "The demo",
        paragraphs: ["The demo shows an invented patient. Its data is mock data and says nothing about anybody."],
      },
    ],
  },
  howItWorks: {
    title: "How it works",
    lead: "From a file to a sentence you can check, in five steps, all on your device.",
    sections: [
      {
        heading: "1. It reads",
        paragraphs: [
          "A PDF gives its text; a scan or a photo goes through text recognition. Every word keeps its place on the page, so that it can be shown to you later.",
        ],
      },
      {
        heading: "2. It finds the facts",
        paragraphs: [
          "Medicines, results, symptoms and dates are looked up in word lists and rules. “No fever” is not taken for a fever, and your mother's illness is not taken for yours.",
        ],
      },
      {
        heading: "3. It puts them into plain words",
        paragraphs: [
          "Short sentences, each with a number that opens the words it rests on. A quote that does not stand in your record to the letter is thrown away before you see it.",
        ],
      },
      {
        heading: "4. It ties them together",
        paragraphs: [
          "A pattern across several records is called a red thread. It comes with a confidence and with the evidence on both sides.",
        ],
      },
      {
        heading: "5. It answers",
        paragraphs: [
          "Your questions are answered from your own records alone. “That is not in your records” is a good answer, and you will get it.",
        ],
      },
      {
        heading: "What it cannot do",
        points: [
          "It makes mistakes: recognising a blurred photo or handwriting is hard. Look at the source before you rely on a sentence.",
          "It reads English.",
          "It does not know you, and it is not a doctor. It never tells you what to take.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Accessibility",
    lead: "Red Thread is made for people who are tired and in pain, on a small phone. This is what we do for it.",
    sections: [
      {
        heading: "What we hold ourselves to",
        points: [
          "WCAG 2.2 at level AA on every page; every page is checked by machine with axe, in light and in dark.",
          "Body text of 17 pixels or more, in a typeface made for low vision, and as large as your browser's setting asks.",
          "Everything works with the keyboard alone, and the focus can always be seen.",
          "Things to press are at least 44 pixels high.",
          "Nothing moves when your device asks for less motion, and whatever moves by itself can be paused.",
          "A screen reader is told when a record has been read and when an answer has come.",
        ],
      },
      {
        heading: "Where it falls short",
        points: [
          "It was checked by machine and by hand, but not yet by people who use a screen reader every day.",
          "The picture of a scanned page is only a picture. The words that were recognised on it stand beside it as text.",
          "A voice note has a written form only where it could be transcribed.",
        ],
      },
    ],
  },
} satisfies Record<string, PlainPageTexts>;
