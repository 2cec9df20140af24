import { careCircleMembers, consultMinutes, offerNames, type PricedOffer, priceOf, trialDays } from "./prices.ts";

export interface PricingPlan {
  name: string;
  price: string;
  period: string;
  description: string;
  badge?: string;
  features: { text: string; included: boolean }[];
}

function plan(offer: PricedOffer, rest: Omit<PricingPlan, "name" | "price">): PricingPlan {
  return { name: offerNames[offer], price: priceOf(offer), ...rest };
}

const plans: PricingPlan[] = [
  plan("healthHub", {
    period: "per month",
    description: "Your records, read and explained on your own device.",
    features: [
      { text: "All your records in one timeline", included: true },
      { text: "Every record in plain words, with its source", included: true },
      { text: "Red threads, and answers from your records", included: true },
      { text: "On-call nurse practitioner", included: false },
      { text: "Video consult with a physician", included: false },
    ],
  }),
  plan("advocate", {
    period: "per month",
    description: "The hub, and a nurse practitioner who can be called.",
    badge: "Most Popular",
    features: [
      { text: `Everything in the ${offerNames.healthHub}`, included: true },
      { text: "On-call nurse practitioner", included: true },
      { text: "Help in preparing an appointment", included: true },
      { text: "Someone to go through new results with", included: true },
      { text: "Video consult with a physician", included: false },
    ],
  }),
  plan("physician", {
    period: "per consultation",
    description: "One long talk with a physician who has your summary at hand.",
    features: [
      { text: `${consultMinutes}-minute video consult`, included: true },
      { text: "A summary of your records, made beforehand", included: true },
      { text: "The next steps in writing", included: true },
      { text: "No monthly plan needed", included: true },
      { text: "On-call nurse practitioner", included: false },
    ],
  }),
];

/** The words of the pricing page. What is planned is called planned: nothing can be bought in this prototype. */
export const pricingEn = {
  title: "Pricing",
  heading: "Plain prices",
  lead: "This is what Red Thread is planned to cost. The prototype is free: nothing can be bought here, and nobody asks for a card.",
  plans,
  planned: "Planned",
  included: "Included:",
  notIncluded: "Not included:",
  choose: "See it in the demo",
  badgeNote: "“Most Popular” is part of the planned price list. Nobody has bought a plan yet.",
  careCircle: {
    heading: `Add a ${offerNames.careCircle}`,
    price: priceOf("careCircle"),
    period: "per month",
    text: `Planned for up to ${careCircleMembers} family members or caregivers, each with what you allow them to see.`,
    more: "About the Care Circle",
  },
  reassurance: [
    { title: `${trialDays}-day free trial`, text: "Planned for both monthly plans, with no credit card." },
    { title: "Leave whenever you like", text: "The monthly plans are to end with the month in which you say so." },
    {
      title: "Your records stay yours",
      text: "They are on your device, with a plan or without one, and you can delete any of them.",
    },
  ],
  reassuranceHeading: "What comes with every plan",
  faqHeading: "Questions",
  faq: [
    {
      question: "Can I buy a plan today?",
      answer:
        "No. Red Thread is a prototype. The buttons on this page lead to the demo, which is free and needs no account.",
    },
    {
      question: "Will the free trial need a credit card?",
      answer: `No. The plan is a ${trialDays}-day free trial without a credit card, and without a subscription that begins by itself.`,
    },
    {
      question: "Who is the nurse practitioner?",
      answer: `In the ${offerNames.advocate} plan (${priceOf("advocate")} per month) a nurse practitioner is to be on call. There is none in this prototype: nobody reads your records or answers you but the program on your device.`,
    },
    {
      question: "What is the physician consult?",
      answer: `A planned ${consultMinutes}-minute video consult for ${priceOf("physician")}. It cannot be booked yet. For anything that cannot wait, call your own doctor or the emergency number.`,
    },
    {
      question: "What does the Care Circle add?",
      answer: `For ${priceOf("careCircle")} per month it is to let up to ${careCircleMembers} family members or caregivers see the records you choose. It does not exist yet.`,
    },
    {
      question: "Does Red Thread replace my doctor?",
      answer:
        "No. It helps you to find and to understand what is in your records. What to do about it is for you and your doctor.",
    },
  ],
  callHeading: "See what you would be paying for",
  call: "Explore Demo",
  story: "Our Story",
};
