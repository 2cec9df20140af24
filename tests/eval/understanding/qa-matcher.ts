/*
 * Judges answers to the questions of `qa/records`. It shares no code with what it judges: dates, numbers and directions are read here
 * again, in another way.
 */

export interface Gold {
  type: "number" | "number+date" | "direction" | "count" | "date" | "none";
  value?: number | string;
  unit?: string;
  date?: string;
  from?: number;
  to?: number;
}

export interface QaQuestion {
  patient: string;
  id: string;
  kind: string;
  question: string;
  answer: Gold;
  evidence: string[];
}

export interface JudgedAnswer {
  text: string;
  found: boolean;
  /** File names that the answer cites. */
  cited: string[];
}

export interface Verdict {
  right: boolean;
  evidence: boolean;
}

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** Whether `text` names the ISO day, in one of the usual ways. */
export function namesDate(text: string, iso: string): boolean {
  const [year = "", month = "", day = ""] = iso.split("-");
  const name = months[Number(month) - 1] ?? "";
  const d = String(Number(day));
  const forms = [
    iso,
    `${name} ${d}, ${year}`,
    `${name} ${d} ${year}`,
    `${d} ${name} ${year}`,
    `${name.slice(0, 3)} ${d}, ${year}`,
    `${d} ${name.slice(0, 3)} ${year}`,
    `${day}-${name.slice(0, 3)}-${year}`,
    `${month}/${day}/${year}`,
  ];
  const lower = text.toLowerCase();
  return forms.some((form) => {
    const at = lower.indexOf(form);
    return at !== -1 && !/\d/.test(lower.charAt(at - 1)) && !/\d/.test(lower.charAt(at + form.length));
  });
}

/** Whether `text` holds the number (any way of printing it), with `unit` right after it where one is given. */
export function holdsNumber(text: string, value: number, unit: string | undefined): boolean {
  const wanted = unit === undefined ? undefined : normalUnit(unit);
  for (const match of text.matchAll(/(?<![\d.])\d+(?:\.\d+)?/g)) {
    if (Math.abs(Number(match[0]) - value) > 1e-9) continue;
    if (wanted === undefined) return true;
    // "171/103 mmHg" gives both numbers the unit.
    const after = text.slice(match.index + match[0].length).replace(/^\/\d+(?:\.\d+)?/, "");
    if (normalUnit(after.slice(0, wanted.length + 8)).startsWith(wanted)) return true;
  }
  return false;
}

function normalUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/[\s[\]{}]/g, "")
    .replace("/1.73_m2", "");
}

/** The sentence that answers: the first, where sentences after it only add to it. */
export function judge(question: QaQuestion, answer: JudgedAnswer): Verdict {
  const gold = question.answer;
  const evidence = question.evidence.length === 0 || question.evidence.some((file) => answer.cited.includes(file));
  return { right: isRight(gold, answer), evidence };
}

function isRight(gold: Gold, answer: JudgedAnswer): boolean {
  if (gold.type === "none") return !answer.found;
  if (!answer.found) return false;
  const text = answer.text;
  switch (gold.type) {
    case "number":
    case "number+date":
      return (
        holdsNumber(text, Number(gold.value), gold.unit) && (gold.date === undefined || namesDate(text, gold.date))
      );
    case "date":
      return namesDate(text, String(gold.value));
    case "count":
      return (
        new RegExp(`(?<![\\d.])${gold.value}(?![\\d.,]\\d|\\d)`).test(text) ||
        (gold.value === 1 && /\bonce\b/.test(text))
      );
    case "direction":
      return (
        directionOf(text) === gold.value &&
        holdsNumber(text, gold.from ?? Number.NaN, undefined) &&
        holdsNumber(text, gold.to ?? Number.NaN, undefined)
      );
  }
}

function directionOf(text: string): string | undefined {
  const up = /\b(?:gone up|went up|risen|higher|increased)\b/i.test(text);
  const down = /\b(?:gone down|went down|fallen|lower|decreased)\b/i.test(text);
  const same = /\b(?:stayed the same|unchanged|no change|not changed)\b/i.test(text);
  const said = [up && "up", down && "down", same && "same"].filter((word) => word !== false);
  return said.length === 1 ? said[0] : undefined;
}
