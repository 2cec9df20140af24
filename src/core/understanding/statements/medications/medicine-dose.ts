import { amountTaken } from "./medicine-strength.ts";

/** A dose as printed, with its place in the text it was looked for in. */
export interface FoundDose {
  text: string;
  start: number;
  end: number;
  /** The new one of two: what was taken until then stands before it. */
  isNew?: true;
}

const amount = "\\d{1,3}(?:[, ]\\d{3})+(?:\\.\\d+)?|\\d{1,5}(?:[.,]\\d{1,3})?|\\.\\d+";
const unit =
  "mg|milligrams?|mcgs?|micrograms?|µg|μg|ug|g|grams?|ml|mls|iu|IU|units?|u|mmol|meq|%|puffs?|sprays?|drops?|sachets?";
const count =
  "(?:\\d(?:\\.5|½)?(?:\\s?(?:-|to|or)\\s?\\d)?|one|two|three|four|half|1/2|½)\\s?(?:x\\s?)?(?:tablets?|tabs?|capsules?|caps?|caplets?|sachets?|puffs?|sprays?|drops?|patch(?:es)?|pills?|scoops?|pens?|spoons?|cartons?)\\b";
/** "5/2.5 mg", "24/26 mg", "10mg/5mg", "0.4 g/kg", "1,000 mg", "12,5mg", "10 units". */
const strength = new RegExp(
  `(?<![\\w.,/])(?:${amount})(?:\\s?(?:${unit}))?(?:\\s?/\\s?(?:${amount}))?\\s?-?(?:${unit})(?:\\s?/\\s?(?:\\d*\\s?ml|kg|h(?:ou)?r|dose|actuation|day|(?:${amount})\\s?(?:${unit})))?(?![\\w/])`,
  "i",
);
const counted = new RegExp(`(?<![\\w.,/-])${count}`, "i");
/** A bare number right after a known name: "Lyrica 75 BD", "Targin 20/10", "ramipril 10,". */
const bare =
  /^[\s:(]*(?:(?:tabs?|caps?|oral|PO|s\/c|SC|IM|IV|MR|m\/r|SR|XL|EC|was|is|at|to|of)\s+)*(\d{1,4}(?:[.,]\d{1,3})?(?:\/\d{1,3}(?:\.\d{1,2})?)?(?!\d))(?!\s?(?:\/\s?\d{1,2}\b|%|[x×]|times\b|nights?|doses?|days?|weeks?|wks?|months?|mths?|years?|yrs?|hours?|hrs?|h\b|am\b|pm\b|[:.]\d|st\b|nd\b|rd\b|th\b|mmol|umol|ng|nmol|pmol|g\/[dL]|[-–]\s?\d|\/\d))/i;

/** The dose that `after`, the words right behind a medicine's name, gives; the new one where it changes ("10 mg → 20 mg"). */
export function findDose(after: string): FoundDose | undefined {
  const near = withoutFormerDose(withoutLimits(after.slice(0, 110))).slice(0, 90);
  const raised = halvedTablet(near) ?? changedDose(near) ?? movedDose(near);
  if (raised !== undefined) return raised;
  const bareMatch = bare.exec(near);
  const strong = strength.exec(near);
  const tablets = counted.exec(near);
  const best = strong !== null && !isLabValue(near, strong) ? strong : null;
  if (
    bareMatch?.[1] !== undefined &&
    !isYear(bareMatch[1]) &&
    !/^\d{1,2}\/(?:7|52|12)$/.test(bareMatch[1]) &&
    (best === null || best.index > bareMatch[0].length)
  ) {
    const end = bareMatch[0].length;
    const whole = counted.exec(near);
    if (whole !== null && whole.index <= end && whole.index + whole[0].length > end) return at(whole);
    return { text: bareMatch[1], start: end - bareMatch[1].length, end };
  }
  if (best === null) return tablets !== null && tablets.index < 48 ? at(tablets) : undefined;
  if (best.index > 60) return undefined;
  const found = at(best);
  const taken = amountTaken(found.text, after.slice(found.end, found.end + 110));
  if (taken === "unknown") return undefined;
  if (taken !== undefined) return { text: taken.text, start: found.end + taken.start, end: found.end + taken.end };
  // "665 mg, 2 TDS", "500 mg tablet: 1 tablet 2 times a day": the strength and how many.
  const rest = near.slice(found.end);
  const many =
    /^[^.;]{0,24}?(?:,|:|tabs?|tablets?|capsules?|(?=\s\s))\s{1,3}(\d|one|two|three|four|five|six|eight)\s+(?:tabs?|tablets?|caps?(?:ules?)?|BD|TDS|QDS|QID|BID|TID|OD)\b/i.exec(
      rest,
    );
  if (many?.[1] !== undefined && !/^(?:1|one)$/i.test(many[1])) return { ...found, text: `${found.text}, ${many[1]}` };
  return found;
}

/** The dose right before the name: "20 mg of lisinopril". */
export function findDoseBefore(before: string): FoundDose | undefined {
  const tail = before.slice(-32);
  const match = new RegExp(`(${strength.source})\\s*(?:of\\s+)?$`, "i").exec(tail);
  if (match?.[1] === undefined) return undefined;
  const start = before.length - tail.length + match.index;
  return { text: match[1].trim(), start, end: start + match[1].length };
}

/** "From 10 mg to 20 mg", "10 mg -> 5 mg", "125 -> reduce to 112 mcg": the second. */
function changedDose(text: string): FoundDose | undefined {
  const arrow = new RegExp(
    `(?:(?:${amount})\\s?(?:${unit})?\\s*(?:\\w{2,8}\\s*)?(?:->|→|-->|=>|>|to)\\s*(?:(?:reduc|increas|rais|lower|chang)ed? to\\s|(?:up|down|back) to\\s)?)((?:${amount})(?:\\s?/\\s?(?:${amount}))?\\s?(?:${unit})?)(?![\\w/])(?!\\s?(?:times|x\\b|×|hourly|doses))`,
    "i",
  ).exec(text);
  if (arrow?.[1] === undefined || arrow.index > 40) return undefined;
  if (
    /\bto\s*$/.test(arrow[0].slice(0, -arrow[1].length)) &&
    !/\b(?:up|down|from|back)\b/i.test(text.slice(0, arrow.index + arrow[0].length)) &&
    !new RegExp(`(?:${unit})$`, "i").test(arrow[1].trim())
  )
    return undefined;
  const end = arrow.index + arrow[0].length;
  return { text: arrow[1].trim(), start: end - arrow[1].length, end, isNew: true };
}

/** "10 mg TID made the legs give way; she went to 5 mg TID": the second. */
function movedDose(text: string): FoundDose | undefined {
  const match = new RegExp(
    `\\d[^.]*\\b(?:went|gone|goes|going|came|come|moved|brought|dropped|cut|put)\\s(?:(?:back|down|up)\\s)?to\\s((?:${amount})\\s?(?:${unit}))(?![\\w/])`,
    "i",
  ).exec(text);
  if (match?.[1] === undefined || /^\s?%/.test(text.slice(match.index + match[0].length))) return undefined;
  const end = match.index + match[0].length;
  return { text: match[1].trim(), start: end - match[1].length, end, isNew: true };
}

/** "Half of a 25 mg tablet (12.5 mg)", "half a tablet = 25": what the half comes to. */
function halvedTablet(text: string): FoundDose | undefined {
  const match = new RegExp(
    `\\bhalf (?:of )?(?:an? |one |the )?(?:(?:${amount})\\s?(?:${unit}) )?(?:tablets?|tabs?|pills?)\\s*(?:\\((?:=\\s?)?|=\\s?)((?:${amount})(?:\\s?(?:${unit}))?)(?!\\w)`,
    "i",
  ).exec(text);
  if (match?.[1] === undefined) return undefined;
  const end = match.index + match[0].length;
  return { text: match[1].trim(), start: end - match[1].length, end };
}

/** "Max 4 g/day", "500 ml" of a bottle: no dose. The places stay. */
function withoutLimits(text: string): string {
  return text.replace(
    /\b(?:max(?:imum)?|no more than|not more than|up to a max(?:imum)? of)\.?:? (?:of )?\d[\d.,]*\s?[a-z]*(?:\s?\/\s?\w+)?|\b[1-9]\d{2,3}\s?mls?\b(?=.{0,30}\d\s?mls?\b)/gi,
    (words) => " ".repeat(words.length),
  );
}

const former = new RegExp(
  `\\b(?:(?:increased?|raised?|put up|up|reduced?|decreased?|lowered|cut|brought down|down|changed) from)\\s(?:${amount})\\s?(?:${unit})\\b(?!\\s?(?:\\w{2,8}\\s)?(?:\\w{2,8}\\s)?(?:->|→|-->|=>|>|to\\b))`,
  "gi",
);

/** "Increased from 10 mg" without a "to": what was taken until then is no dose of today. The places stay. */
function withoutFormerDose(text: string): string {
  return text.replace(former, (words) => " ".repeat(words.length));
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d{2}$/.test(text);
}

/** "Lithium 0.62 mmol/L", "iron 3.1 umol/L" are results. */
function isLabValue(text: string, match: RegExpExecArray): boolean {
  return (
    /^\s?(?:mmol|umol|nmol|pmol|ng|ug|µg|mg|g|iu|u|mcg)?\s?\/\s?d?l\b/i.test(
      text.slice(match.index + match[0].length),
    ) || /mmol|%$/i.test(match[0])
  );
}

function at(match: RegExpExecArray): FoundDose {
  return { text: match[0].trim(), start: match.index, end: match.index + match[0].trimEnd().length };
}
