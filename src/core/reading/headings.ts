/** What part of a record stands under a heading. */
export type SectionKind =
  | "reason"
  | "history"
  | "past-history"
  | "medications"
  | "allergies"
  | "family"
  | "social"
  | "review"
  | "vitals"
  | "exam"
  | "results"
  | "problems"
  | "assessment"
  | "plan"
  | "procedures"
  | "immunizations"
  | "appointments"
  | "instructions"
  | "course"
  | "identity"
  | "other";

/** Order matters: the first that fits names the section ("past medical history" before "history"). */
const sectionPatterns: [SectionKind, RegExp][] = [
  ["family", /\bfamily (?:medical )?(?:history|hx)\b|^fh$|^fhx?$|^family$/],
  ["social", /\bsocial (?:history|hx)\b|^sh$|^shx$|\b(?:lifestyle|habits)\b|^tobacco|^smoking/],
  ["allergies", /\ballerg|\badverse reactions?\b|\bintolerances?\b/],
  ["immunizations", /\bimmuni[sz]ations?\b|\bvaccin/],
  [
    "past-history",
    /\bpast (?:medical|surgical|psychiatric|ocular|obstetric)?\s*(?:history|hx)\b|^pmhx?$|^pshx?$|^(?:medical|surgical) history$|\bhistory of past illness\b|^background$/,
  ],
  ["vitals", /\bvital(?: signs?|s)\b|^vitals?$|^observations$|^obs$/],
  [
    "instructions",
    /\binstructions?\b|\bpatient education\b|\badvice\b|^what (?:you should|to) do\b|\bhome care\b|^(?:home )?programme$/,
  ],
  ["appointments", /\bappointments?\b|\bfollow[- ]?up\b|\bnext (?:visit|review)\b|^review$/],
  [
    "medications",
    /\bmedications?\b|\bmedicines?\b|\bmeds\b|\bdrugs?\b|\bprescri(?:ption|bed)\b|^rx$|^current treatment$|\binfusions\b/,
  ],
  [
    "assessment",
    /\bassessments?\b|\bimpression\b|\bdiagnos[ei]s\b|\bconclusions?\b|^a\/p$|^a&p$|^opinion$|\bmedical decision making\b|^mdm$/,
  ],
  ["problems", /\bproblems?(?: list)?\b|\bconcerns\b|\bconditions\b/],
  ["procedures", /\bprocedures?\b|\boperations?\b|\bsurger(?:y|ies)\b|\bintervention/],
  ["review", /\breview of systems\b|^ros$|\bsystems review\b/],
  ["exam", /\bexam(?:ination)?\b|^physical$|^objective$|^o\/e$|^on examination$|^pe$/],
  [
    "results",
    /\bresults?\b|\blab(?:s|oratory)?\b|\bfindings?\b|\binvestigations?\b|\bimaging\b|\bstudies\b|\bradiology\b|^data$|\bdiagnostics?\b|\btests?\b|^x-?rays?$/,
  ],
  ["plan", /^what changes$|\bplan\b|\brecommendations?\b|\btreatment\b|\bdisposition\b|\bgoals\b|^next steps?$/],
  ["course", /\bhospital course\b|\bcourse\b|\bencounters?\b/],
  [
    "reason",
    /\bchief complaints?\b|^cc$|^c\/o$|\breason for\b|\bpresenting complaint\b|^pc$|\bindications?\b|\bcomplaints?\b/,
  ],
  ["history", /\bhistory\b|^hpi$|^hx$|^subjective$|\binterval\b|\bclinical details\b|^narrative$|^how you are$/],
  [
    "identity",
    /^(?:patient|name|dob|date of birth|mrn|nhs number|sex|gender|address|phone|insurance.*|payers?|demographics)$/,
  ],
];

/** The section that a heading's words name, or undefined where they name none that is known. */
export function sectionOf(heading: string): SectionKind | undefined {
  const words = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/& -]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (words === "" || words.split(" ").length > 7 || /^(?:\w+ )?date\b/.test(words)) return undefined;
  if (/^assessment (?:and|&) plan$/.test(words)) return "assessment";
  for (const [kind, pattern] of sectionPatterns) if (pattern.test(words)) return kind;
  return undefined;
}

export interface Heading {
  /** Length of the heading in the line, its colon included. */
  length: number;
  text: string;
  section: SectionKind | undefined;
}

const inlineLabel = /^\s*(?:[•*·-]\s*)?([\p{L}][\p{L}\p{N} /&'’().-]{0,48}?)\s*:(?=\s|$)/u;

/** A label before a colon at the start of the line ("Assessment: …"), or undefined. */
export function inlineHeading(line: string): Heading | undefined {
  const match = inlineLabel.exec(line);
  const text = match?.[1];
  if (match === null || text === undefined || text.split(/\s+/).length > 6) return undefined;
  return { length: match[0].length, text, section: sectionOf(text) };
}

/** Whether the whole line is a heading: capitals, or a known section's name, standing alone. */
export function wholeLineHeading(line: string): Heading | undefined {
  const text = line.trim().replace(/:$/, "").trim();
  if (text === "" || text.length > 70 || /[.!?;,]$/.test(text)) return undefined;
  if (/\d{2,}|\d[.,]\d/.test(text) || /\s{2,}|[|\t]/.test(text) || /^[•*·-]/.test(text)) return undefined;
  const words = text.split(/\s+/);
  if (words.length > 8) return undefined;
  // "Allergies: Penicillin (rash)", "NKDA": a statement, and no heading above one.
  if (/^(?:NKDA|NKA|NKFA)$/.test(text)) return undefined;
  const label = inlineHeading(line);
  const labelled = label?.section === undefined ? "" : text.slice(text.indexOf(":") + 1).trim();
  if (labelled !== "" && sectionOf(labelled) === undefined) return undefined;
  const section = sectionOf(text);
  const letters = text.replace(/[^\p{L}]/gu, "");
  const capitals = letters.length > 2 && letters === letters.toUpperCase();
  const titled = words.every((word) => /^[\p{Lu}(&/-]|^(?:and|of|the|for|to|in|on|with)$/u.test(word));
  if (/^(?:treatment and plan|presenting complaint|what changes|what to do next|next steps|how you are)$/i.test(text))
    return { length: line.length, text, section };
  if (capitals || line.trim().endsWith(":")) return { length: line.length, text, section };
  if (section !== undefined && titled && words.length <= 5) return { length: line.length, text, section };
  return undefined;
}
