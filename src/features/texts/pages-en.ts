import { careCircleMembers, priceOf } from "./prices.ts";

/** The words of the landing page, the story and the care circle. The fictional patient's figures are those of her records. */
export const pagesEn = {
  landing: {
    title: "Red Thread",
    heading: ["Years of records.", "One thread through them."],
    lead: "Put in one letter. In seconds you see what it says, what to do, and where it says so.",
    start: "Start My Health Story",
    demo: "Explore Demo",
    promise: "Nothing leaves your device unless you say so.",
    cardsLabel: "Three records of a fictional patient, tied by one thread",
    cards: [
      {
        kind: "Lab report · 5 December",
        title: "Inflammation was high",
        before: "CRP ",
        marked: "32.6 mg/L",
        after: ", usual range 0 to 5",
      },
      {
        kind: "Clinic letter · 15 January",
        title: "Methotrexate started",
        before: "",
        marked: "10 mg once a week",
        after: ", on Wednesdays",
      },
      {
        kind: "Diary · 11 May",
        title: "“Opened a jar by myself.”",
        before: "Pain ",
        marked: "3 of 10",
        after: ", down from 8",
      },
    ],
  },
  features: {
    heading: "What it does with a pile of paper",
    keep: {
      title: "Everything in one place",
      text: "PDFs, photos and voice notes stand in one timeline, in the order in which your care happened.",
      sample: ["blood-results-5-december.pdf", "photo-of-prescription.jpg", "voice-note-9-february.mp3"],
    },
    explain: {
      title: "Plain words, with their source",
      text: "Each record is put into short sentences. A small number opens the very words they rest on.",
      sample: { sentence: "“ALT”: an enzyme that leaks when the liver is hurt.", source: "“ALT was 31 U/L.”" },
    },
    tie: {
      title: "Red threads",
      text: "Patterns across records, with the evidence for them and the evidence against, and how sure the product is.",
      sample: {
        for: "More days with nausea went together with methotrexate",
        against: "12 entries speak against it.",
      },
    },
  },
  video: {
    label: "A red thread sews scattered pages together and becomes a line that falls.",
    heading: "From a bag of paper to a line you can follow",
    text: "See it with the records of Nora Ellis, a fictional patient. No account is needed.",
    demo: "Start with Demo",
    story: "Our Story",
    pause: "Pause the animation",
    play: "Play the animation",
  },
  sample: {
    heading: "What it looks like",
    badge: "Sample: a fictional patient",
    text: "Nora Ellis does not exist. Her six months of records were written for this demo.",
    name: "Nora Ellis",
    facts: [
      { label: "Age", value: "38" },
      { label: "Work", value: "Pottery teacher" },
      { label: "Condition", value: "Seropositive rheumatoid arthritis" },
      { label: "Her records", value: "23 files in 6 months" },
      {
        label: "Medicines now",
        value: "Methotrexate 15 mg and folic acid 5 mg, once a week; colecalciferol 1000 units a day",
      },
    ],
    painLabel: "Her pain, month by month, fell from 8.2 to 3.1 of 10 between December and May",
    pain: "Her pain in the diary, month by month (0 to 10)",
    painMonths: ["Dec", "Jan", "Feb", "Mar", "Apr", "May"],
    ask: "Ask My Records",
    question: "Has my CRP come down since December?",
    answer: [
      {
        text: "Your c-reactive protein (CRP) has gone down overall: 32.6 mg/L (5 Dec 2024), 18.4 (29 Jan 2025), 9.6 (5 Mar 2025), 13.7 (23 Apr 2025) and now 3.9 mg/L (14 May 2025), in the normal range (range 0–5).",
        sources: [1, 2],
      },
    ],
    sources: [
      { name: "blood-results-5-december.pdf", page: 1, before: "", marked: "CRP 32.6 mg/L", after: " 0-5 H" },
      {
        name: "blood-results-may-with-earlier.pdf",
        page: 1,
        before: "",
        marked: "CRP mg/L 32.6 H 18.4 H 9.6 H 13.7 H 3.9",
        after: " 0-5",
      },
    ],
    sourceLabel: (number: number, name: string) => `Source ${number}: ${name}`,
    sourcePage: (page: number) => `page ${page}`,
    sourcesLabel: "Where this comes from",
    you: "The question",
    product: "The answer",
  },
  privacy: {
    heading: "Your records are yours",
    points: [
      {
        title: "You decide what is uploaded",
        text: "A record is there because you put it there, and gone when you delete it.",
      },
      {
        title: "Nothing is shared without your permission",
        text: "Records are read on your device and kept there under your password. Nobody else has the key.",
      },
      {
        title: "The demo is made up",
        text: "Demo data is mock data: an invented patient, with files written for this project.",
      },
    ],
    more: "How your privacy is kept",
  },
  closing: {
    heading: "Why we are making it, and what it may cost",
    story: "Read Our Story",
    pricing: "See Pricing",
  },
  story: {
    title: "Our Story",
    heading: "It begins with a carrier bag",
    note: "The woman in this story is invented, like everyone in this prototype. The bag is not: most people who have been ill for long own one.",
    paragraphs: [
      "She brought it to every appointment. Letters from four hospitals, blood results with the top half torn off, a prescription folded small, a diary that began in a notebook and went on in another. Everything a doctor could want to know was in the bag. Nobody ever had the time to read it.",
      "So she became the thread herself. She told the story again in each new room, a little shorter each time. When she was tired she left things out. Once she left out the one that mattered: the pain had changed in the weeks after a new medicine, and the two had been written down in different buildings.",
    ],
    quote: "“I was the only one who had seen all the pages, and the one nobody asked.”",
    turnHeading: "The answer was in the bag",
    turn: [
      "What she needed was no cleverer doctor. It was someone patient: someone to read every page, put the dates in order, say in plain words what each one said, and point at the line. And who would say “it is not in here” when it was not.",
      "That is what Red Thread is for. It reads what you already have. It never says a thing about you that it cannot show you in your own records.",
    ],
    visionHeading: "What we want",
    vision: [
      {
        title: "The patient holds the thread",
        text: "Your records live on your own device. You choose what goes in, and who sees it.",
      },
      {
        title: "Evidence before eloquence",
        text: "A short sentence with its source is worth more than a fine one without.",
      },
      { title: "Honest about doubt", text: "What speaks against a pattern stands beside what speaks for it." },
      {
        title: "Ten good minutes",
        text: "An appointment goes better when both people in the room have the same page in front of them.",
      },
    ],
    callHeading: "Start with one page",
    callText: "You need no finished story. One letter is a beginning.",
    call: "Start My Health Story",
    prototype: "This is a prototype: please use made-up records.",
  },
  careCircle: {
    title: "Care Circle",
    heading: "You should not have to carry it alone",
    lead: `The Care Circle is planned as an add-on: ${priceOf("careCircle")} per month for up to ${careCircleMembers} family members or caregivers.`,
    notYet: "It is not part of this prototype. This page says how it is meant to work.",
    usesHeading: "Who it is for",
    uses: [
      {
        title: "A parent who lives far away",
        text: "See that the new dose has begun, without a phone call about milligrams.",
      },
      {
        title: "A partner in the waiting room",
        text: "Have the questions and the last results at hand when the memory is busy with worry.",
      },
      { title: "A grown child who helps", text: "Keep one list of medicines that everybody in the family can trust." },
    ],
    stepsHeading: "How it is meant to work",
    steps: [
      { title: "You invite", text: "Name a person. Nobody can ask to be let in." },
      { title: "You choose what they see", text: "A level for each person, and a yes or no for each record." },
      { title: "You can see, and you can stop", text: "A history of what was opened, and one button that ends it." },
    ],
    privacyHeading: "Privacy and security, as planned",
    privacy: [
      `Up to ${careCircleMembers} family members or caregivers`,
      "A permission level of its own for each person",
      "Sharing record by record, never all at once by default",
      "Access that can be taken back at any time",
      "A history of who looked at what",
    ],
    privacyNote: "None of this exists yet. Today nothing in Red Thread can be shared with another person's account.",
    demo: "Explore Demo",
    pricing: "See Pricing",
  },
};

export type PagesTexts = typeof pagesEn;
