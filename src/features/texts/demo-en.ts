import type { Strength, Trend } from "#demo/effects.ts";

const strengths: Record<Strength, string> = { strong: "Strong", moderate: "Moderate", weak: "Weak" };
const trends: Record<Trend, string> = { improving: "Improving", worsening: "Worsening", steady: "Steady" };

/** Better by so much, or worse where the number is negative. */
function improvement(word: string): (percent: number) => { figure: string; words: string } {
  return (percent) => ({
    figure: `${Math.abs(percent)}%`,
    words: percent < 0 ? `worse ${word}` : `${word} improvement`,
  });
}

/** The words of the demo. What is simulated says so. */
export const demoEn = {
  loading: "Loading demo persona...",
  badge: "Demo Mode · Fictional patient",
  name: "Nora Ellis",
  about:
    "Nora is 38, teaches pottery, and was told in January that she has rheumatoid arthritis. Here are six months of her letters, blood tests, diaries and voice notes. She and everyone around her are invented.",
  stats: {
    heading: "Nora's journey in numbers",
    journeyLength: "Journey Length",
    specialistsSeen: "Specialists Seen",
    medicationsTried: "Medications Tried",
    redThreadsFound: "Red Threads Found",
  },
  actions: {
    heading: "What you can try",
    chat: "Chat with Records",
    upload: "Upload Records",
    trends: "View Trends",
    pdf: "Download PDF Summary",
    making: "Making the PDF...",
  },
  now: {
    heading: "What Nora sees first",
    text: (day: string) =>
      `Her morning page on ${day}, put together from her records alone. Press a line, and its words light up on their page.`,
  },
  results: {
    title: "Nora's results",
    about: "Every test of her six months. Open one, and step from value to value: each shows the words it stands in.",
  },
  insights: {
    heading: "Red threads in her records",
    confidence: (percent: number) => `${percent}% confidence`,
    ask: "To ask:",
    evidence: "Show the evidence",
    counts: (supporting: number, contradicting: number) =>
      contradicting === 0
        ? `${supporting} ${supporting === 1 ? "place" : "places"} for it, none against`
        : `${supporting} ${supporting === 1 ? "place" : "places"} for it, ${contradicting} against`,
    supporting: "For it",
    contradicting: "Against it",
    more: (count: number) => `and ${count} more`,
    source: (name: string, page: number) => `${name}, page ${page}`,
    disclaimer:
      "These are AI observations: patterns that the program found across Nora's records. They say what went together, not what caused it, and are no medical advice. Confidence is the share of such findings that were true for simulated patients; for records that contradict each other it is a judgement.",
    notFound: "Looked for, and not found",
  },
  documents: {
    heading: "Her records",
    count: (count: number) => `${count} records, oldest first`,
    types: { pdf: "PDF", image: "Image", voice: "Voice note" },
    summary: "AI summary",
    showAll: (count: number) => `Show all ${count} records`,
  },
  persona: {
    heading: "About Nora",
    loading: "Loading...",
    loadingNamed: "Loading Nora's data...",
    challenges: "Current challenges",
    helps: "How Red Thread helps",
    helpsPoints: [
      "Every letter and result in one place, in order, on her own device",
      "Hard words explained next to the line they stand in",
      "Answers from her records alone, each with the place it comes from",
      "Patterns across months that no single appointment would show",
    ],
    team: "Current care team",
    goals: "Focused Outcomes",
    target: (day: string) => `by ${day}`,
    specialist: "Speak to a Specialist",
  },
  chat: {
    title: "Ask Nora's Records",
    badge: "Demo Mode - Chatting with Nora's fictional medical records",
    emptyText: "Ask as Nora would. Answers come from her records alone, and show where they come from.",
    suggestions: [
      "How has my CRP changed?",
      "How much methotrexate do I take?",
      "What was my ferritin?",
      "When is my next appointment?",
    ],
  },
  document: { back: "Nora's records", missing: "Nora has no such record" },
  health: {
    title: "Health companion",
    chatOfNora: "Ask Nora's Records",
    chatOfOwn: "Ask My Records",
    greetingOfNora: "Hello. I have Nora's records here. What would you like to know?",
  },
  upload: {
    title: "Try uploading records",
    simulated:
      "This page is simulated: nothing that you choose here is read, sent or kept. In your own account the same files would be read on this device.",
    back: "Back to Demo",
    zone: "Drop files here, or choose them",
    hint: "PDF, JPG, PNG, MP3 or WAV",
    files: "Your files",
    none: "No files yet. Choose one to see what would happen.",
    states: { uploading: "Uploading...", processing: "Processing with AI", completed: "Ready" },
    types: { pdf: "PDF", image: "Image", voice: "Voice note" },
    remove: (name: string) => `Remove ${name}`,
    otherWays: "Other ways in",
    camera: "Take a photo",
    closeCamera: "Close the camera",
    cameraText: "The camera would open here, so that you could photograph a letter. In this demo it stays off.",
    appleHealth: "Import Apple Health Data",
    appleHealthTitle: "Apple Health",
    appleHealthText: "Simulated: these figures are made up, and nothing was read from your device.",
    appleHealthFigures: {
      steps: "Steps today",
      heartRate: "Resting heart rate",
      sleep: "Sleep last night",
      workouts: "Workouts this week",
    },
    units: {
      steps: (count: number) => count.toLocaleString("en-GB"),
      heartRate: (beats: number) => `${beats} bpm`,
      sleep: (hours: number) => `${hours} h`,
      workouts: (count: number) => String(count),
    },
    googleFit: "Google Fit (Coming Soon)",
    ownRecords: "To keep records of your own, make an account: it lives on your device.",
    signUp: "Start My Health Story",
  },
  trends: {
    title: "Nora's trends",
    back: "Back to Demo",
    about:
      "Nora scored every day from 1 to 10. The percentages compare the mean of her first month with the mean of her last.",
    scores: {
      painLevel: { name: "Pain", note: "Lower is better", change: improvement("pain") },
      mobilityScore: { name: "Mobility", note: "Higher is better", change: improvement("function") },
      sleepQuality: { name: "Sleep", note: "Higher is better", change: improvement("sleep") },
    },
    scoresHeading: "Pain, mobility and sleep",
    lastMonths: "Last three months",
    chart: (name: string, from: string, first: string, to: string, last: string) =>
      `${name}: monthly mean ${first} in ${from}, ${last} in ${to}`,
    chartLegend: "Line: monthly mean. Dots: single days.",
    table: "Show as a table",
    columns: { month: "Month", mean: "Mean", days: "Days written down" },
    tones: { green: "well", yellow: "middling", red: "poor" },
    treatments: "Treatment timeline",
    treatmentsText: "What was taken when. Each date opens the record that says so.",
    span: (from: string, to: string | undefined) => (to === undefined ? `since ${from}` : `${from} to ${to}`),
    asNeeded: "when needed",
    patterns: "Pattern insights",
    strength: (strength: Strength) => `Strength: ${strengths[strength]}`,
    trend: (trend: Trend) => `Trend: ${trends[trend]}`,
    discovery: "Key discovery",
    share: "Share with Care Team",
    download: "Download PDF Summary",
    none: "There are too few days to compare.",
  },
};
