import { careCircleMembers, consultMinutes, offerNames, priceOf, trialDays } from "./prices.ts";

/** Where an option of the assistant can lead. */
export type AssistantDestination = "demo" | "pricing" | "trends";

/** An answer with what can be asked next, or a way to another page. */
export type AssistantReply = { text: string; options: string[] } | { redirect: AssistantDestination };

/** What the assistant knows on a page: a greeting, and its replies by the label of their option. */
export interface AssistantScript {
  greeting: string;
  replies: Record<string, AssistantReply>;
}

export type AssistantContext = "default" | "demo" | "pricing" | "trends" | "story";

const scripts: Record<AssistantContext, AssistantScript> = {
  default: {
    greeting:
      "Hello, I am Ariadne. I can tell you about Red Thread. My answers are written beforehand: I cannot see your records.",
    replies: {
      "What is Red Thread?": {
        text: "A place for your medical records on your own device. It explains each record in plain words, answers questions from them, and shows where every sentence comes from.",
        options: ["Are my records private?", "What does it cost?", "Show me the demo"],
      },
      "Are my records private?": {
        text: "They are read and kept on your device, sealed under your password. Nothing is shared without your permission. Still, this is a prototype: please do not upload real medical data.",
        options: ["What does it cost?", "Show me the demo"],
      },
      "What does it cost?": {
        text: `This prototype is free. The plans are to cost ${priceOf("healthHub")} per month for the ${offerNames.healthHub} and ${priceOf("advocate")} per month for ${offerNames.advocate}; a physician consult is to cost ${priceOf("physician")}.`,
        options: ["See all prices", "Show me the demo"],
      },
      "Show me the demo": { redirect: "demo" },
      "See all prices": { redirect: "pricing" },
    },
  },
  demo: {
    greeting:
      "Hello, I am Ariadne. You are looking at the records of Nora Ellis, who is invented. What would you like to know? My answers are written beforehand.",
    replies: {
      "Who is Nora?": {
        text: "A fictional pottery teacher of 38 with rheumatoid arthritis. Her six months of letters, lab reports, diaries and voice notes were written for this demo.",
        options: ["What can I try here?", "Is anything real?", "See her trends"],
      },
      "What can I try here?": {
        text: "Ask a question about her records, and press the small numbers: they open the words behind each answer. You can also look at her trends, or take her summary as a PDF.",
        options: ["See her trends", "Is anything real?"],
      },
      "Is anything real?": {
        text: "The reading and the answers are: the same engine that would read your records has read hers. The upload and the health import in the demo are simulated, and say so.",
        options: ["What can I try here?", "See the prices"],
      },
      "See her trends": { redirect: "trends" },
      "See the prices": { redirect: "pricing" },
    },
  },
  pricing: {
    greeting:
      "Hello, I am Ariadne. I can explain the plans. They are planned: nothing can be bought in this prototype. My answers are written beforehand.",
    replies: {
      "Which plan is for whom?": {
        text: `${offerNames.healthHub} (${priceOf("healthHub")} per month) is for keeping and understanding your records. ${offerNames.advocate} (${priceOf("advocate")} per month) is to add an on-call nurse practitioner. ${offerNames.physician} (${priceOf("physician")} per consultation) is to be a ${consultMinutes}-minute video consult.`,
        options: ["Is there a free trial?", "Can my family join?", "Try it in the demo"],
      },
      "Is there a free trial?": {
        text: `A ${trialDays}-day free trial with no credit card is planned. The demo is free today and needs no account.`,
        options: ["Can my family join?", "Try it in the demo"],
      },
      "Can my family join?": {
        text: `With the ${offerNames.careCircle}, planned at ${priceOf("careCircle")} per month, up to ${careCircleMembers} family members could see the records that you choose.`,
        options: ["Which plan is for whom?", "Try it in the demo"],
      },
      "Try it in the demo": { redirect: "demo" },
    },
  },
  trends: {
    greeting:
      "Hello, I am Ariadne. These are the trends of Nora Ellis, who is invented. I can say how to read them. My answers are written beforehand.",
    replies: {
      "How do I read the charts?": {
        text: "Each line is one of her diary's scores from 1 to 10. For pain, lower is better; for mobility and sleep, higher is better. Each chart has a table behind it.",
        options: ["What do the colours mean?", "Where do the numbers come from?"],
      },
      "What do the colours mean?": {
        text: "Pain of 3 or below is green, 4 to 6 is yellow, above 6 is red. Mobility and sleep of 7 or above are green, 4 to 6 yellow, below 4 red.",
        options: ["How do I read the charts?", "Where do the numbers come from?"],
      },
      "Where do the numbers come from?": {
        text: "From the diary files in her records. The percentages compare the mean of her first month with the mean of her last.",
        options: ["Back to the demo", "See the prices"],
      },
      "Back to the demo": { redirect: "demo" },
      "See the prices": { redirect: "pricing" },
    },
  },
  story: {
    greeting:
      "Hello, I am Ariadne. In the old tale I gave someone a red thread, so that he could find his way out of a maze. My answers are written beforehand. What would you like to know?",
    replies: {
      "Why a red thread?": {
        text: "Because an illness spreads over many rooms, and somebody has to hold the line that leads through them. In Red Thread it is you.",
        options: ["Is the story true?", "See it in the demo"],
      },
      "Is the story true?": {
        text: "The woman is invented; what happens to her happens to many. All patients in this prototype are fictional.",
        options: ["Why a red thread?", "See it in the demo"],
      },
      "What will it cost?": {
        text: `The plans are to begin at ${priceOf("healthHub")} per month. The prototype and its demo are free.`,
        options: ["See all prices", "See it in the demo"],
      },
      "See it in the demo": { redirect: "demo" },
      "See all prices": { redirect: "pricing" },
    },
  },
};

/** The words of the scripted assistant. */
export const assistantEn = {
  name: "Ariadne",
  subtitle: "AI Health Assistant",
  scripted: "Scripted help: the same answers for everyone.",
  close: "Close Ariadne",
  startOver: "Start Over",
  messages: "Conversation with Ariadne",
  writing: "Ariadne is answering",
  options: "What you can ask",
  you: "You",
  scripts,
};
