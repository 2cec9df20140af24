import type { Passage } from "#core/reading/passages.ts";

const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day|s)?";
const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const date = [
  "(?:19|20)\\d{2}[-/]\\d{2}[-/]\\d{2}",
  "(?:0?[1-9]|[12]\\d|3[01])(?<mark>[/.-])(?:0?[1-9]|[12]\\d|3[01])\\k<mark>(?:20)?\\d{2}",
  "(?:0?[1-9]|[12]\\d|3[01])\\/(?:0?[1-9]|[12]\\d|3[01])(?![/\\d.]| ?(?:mg|mcg|BD|TDS|OD))",
  `\\d{1,2}(?:st|nd|rd|th)? ?${month}\\.?,?(?: (?:\\d{4}|\\d{2}(?!:|\\.\\d)))?`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?,?(?: \\d{4})?`,
].join("|");
/** "07:40", "7:40am", "7 am". */
const hour = "\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.?m\\b|(?<=:\\d{2})(?!\\d))";
/** A line that opens an entry: its day first, or who writes and then the day. */
const opening = new RegExp(
  `^\\W{0,3}(?:(?:from:|rec_\\d+|(?:\\p{Lu}[\\p{L}.'’]+,? ){1,5}(?:[·|,-] ?)?)\\s*.{0,70}?)??(?:${weekday}\\.?,? {1,3})?(?<date>${date})(?=[^\\d]|$)`,
  "iu",
);
const dayFirstOnLine = new RegExp(`^\\W{0,5}(?:${weekday}\\.?,? {1,3})?(?:${date})(?:,? ${hour})?(?=[^\\d]|$)`, "iu");
/** "[Northside OPD text 08/01/26] …", "[Mum 31Jan] …": who writes and the day, in brackets, as messages are copied. */
const stamp = new RegExp(`^\\s*[[(](?:[^\\])\\n]{0,44}[ ,])?(?<printed>${date})(?:[ ,][^\\])\\n]{0,24})?[\\])]`, "iu");
const weekdayOnly = new RegExp(`^(?<weekday>${weekday})(?: (?<day>\\d{1,2}))?$`, "i");
/** "Thur 2  jab", "Tues 11 took him to …": a weekday and its day of the month, and then what happened. */
const weekdayAndDay = new RegExp(
  `^\\W{0,3}${weekday}\\.?,? {1,3}(?:[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?[?:]?(?=\\s|$)(?! ?(?:${month}|am|pm|mg|-))`,
  "i",
);

/** A day with its month and year, at a line's beginning. */
export const wholeDay =
  /^\W{0,3}(?:\p{L}{3,9},? )?(?:(?:19|20)\d{2}[-/]\d{2}[-/]\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}|\d{1,2} \p{L}{3,9} \d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})/u;
const afterDay = new RegExp(
  `^[\\s,(]*(?:${weekday}\\b\\.?)?[\\s,)]*(?:at )?(?<hour>\\d{1,2}[:.]\\d{2}(?: ?[ap]m)?)?[\\s,–—-]*`,
  "iu",
);
const meeting =
  /\b(?:in person|face[- ]to[- ]face|telephone|phone|video|home visit|office visit|clinic visit|nurse visit|consultation|encounter|progress note|appointment with)\b/giu;
const credential = /\b(?:Dr|MD|DO|NP|PA-C|RN|GP|FNP|CNM|Nurse|MBBS|MRCGP)\b/;
/** A head names people and titles besides, and tells nothing. */
const mostNamed = 7;

/** "2026-01-27 (Tue) 15:20 in person G. Petrasek MD": a whole day, how or by whom the patient was seen, and no word that tells of anything. */
export function isEncounterHead(line: string): boolean {
  const day = wholeDay.exec(line)?.[0];
  if (day === undefined) return false;
  const rest = line.slice(day.length);
  const led = afterDay.exec(rest);
  const said = rest.slice(led?.[0].length ?? 0);
  const names = said.replaceAll(meeting, " ").match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? [];
  const isMet = said.search(meeting) !== -1 || (led?.groups?.hour !== undefined && credential.test(said));
  return isMet && names.length <= mostNamed && names.every((name) => /^\p{Lu}/u.test(name));
}

const headOfMail = [/^from:/i, /^(?:subject|re):/i, /^(?:date|sent):.*\b(?:19|20)\d{2}\b/i];
const mailReach = 8;

/** Whether a record opens as an e-mail does, with its day: "Wed 18 Feb with Dr Castle" below it is an appointment, and no message of last year. */
export function isMail(passages: readonly Passage[]): boolean {
  const head = passages.slice(0, mailReach).map(({ text }) => text.trim());
  return headOfMail.every((part) => head.some((line) => part.test(line)));
}

/** A passage that opens a dated entry. `text` is what it prints of its day. */
export interface EntryStart {
  index: number;
  text: string;
}

/** Passages that open with a day of their own, as those of diaries, threads, logs and notes one below the other do. */
export function entryStarts(passages: readonly Passage[]): EntryStart[] {
  const starts: EntryStart[] = [];
  passages.forEach(({ text, kind }, index) => {
    const line = (text.split("\n")[0] ?? "").slice(0, 110);
    if (kind !== "row" && weekdayOnly.test(line.trim())) {
      starts.push({ index, text: line.trim() });
      return;
    }
    const numbered = weekdayAndDay.exec(line);
    if (numbered !== null) {
      starts.push({ index, text: numbered[0].trim() });
      return;
    }
    const stamped = stampedDay(line);
    if (stamped !== undefined) {
      starts.push({ index, text: stamped });
      return;
    }
    const match = /\d/.test(line) ? opening.exec(line) : null;
    if (match === null || isField(line) || isSaid(line, match)) return;
    starts.push({ index, text: match[0] });
  });
  return starts;
}

function stampedDay(line: string): string | undefined {
  const printed = /^\s*[[(]/.test(line) ? stamp.exec(line)?.groups?.printed : undefined;
  return printed === undefined ? undefined : `[${printed}`;
}

/** What a line prints of the day that it opens with; undefined where it opens otherwise, or speaks of a day. */
export function dayOpening(line: string): string | undefined {
  const text = line.slice(0, 110);
  if (weekdayOnly.test(text.trim())) return text.trim();
  const numbered = weekdayAndDay.exec(text);
  if (numbered !== null) return numbered[0].trim();
  const stamped = stampedDay(text);
  if (stamped !== undefined) return stamped;
  const match = /\d/.test(text) ? dayFirstOnLine.exec(text) : null;
  return match === null || isSaid(text, match) ? undefined : match[0];
}

/** So many lines that open with a day are entries, and no sentence that happens to break before a date. */
const fewestEntries = 3;

/**
 * The forms in which a record's entries print their days. Where whole days, weekdays or names of months open lines, "4/10" at a line's
 * beginning is a score that the margin parted from its name, and no fourth of October.
 */
export function formsOfEntries(forms: readonly string[]): ReadonlySet<string> {
  const telling = forms.filter((form) => /[MWTS]|0[^0]0[^0]0/.test(form));
  const kept = telling.length >= fewestEntries ? telling : forms;
  return new Set(kept.length >= fewestEntries ? kept : []);
}

const atHour = new RegExp(` ${hour}$`, "i");

/** The form in which a day is printed, whichever day it is: "W 0 M" for "Mon 4 March 2024" and for "Sun 17 March"; "S" for any in brackets. */
export function formOfDay(printed: string): string {
  if (printed.startsWith("[")) return "S";
  const form = printed
    .toLowerCase()
    .replace(atHour, "T")
    .replaceAll(new RegExp(`\\b${weekday}\\b`, "gi"), "W")
    .replaceAll(new RegExp(`\\b${month}\\b`, "g"), "M")
    .replaceAll(/\b(?:19|20)\d{2}\b(?![-/.])/g, "")
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/g, "")
    .replaceAll(/\d+/g, "0")
    .replaceAll(/[^WMT0/.-]/g, "")
    .replace(/^[-.]+/, "");
  // Only beside numbers does the hour tell that they are a day.
  return /[MW]/.test(form) ? form.replace("T", "") : form;
}

/** "Date: 3 March", "Clinic 4 November", "Seen: Tue …": the record's own date, and no entry among others. */
function isField(line: string): boolean {
  return /^(?:date|clinic|seen|typed|dictated|printed|collected|reported|dob|born|re|patient|name|visit|review|next|copied|updated?)\b/i.test(
    line.trim(),
  );
}

/** "11 June is the camera", "Practice ECG 21 January: …": a day that a sentence speaks of. */
function isSaid(line: string, match: RegExpExecArray): boolean {
  const after = line.slice(match[0].length);
  if (/^\s+(?:is|was|will|the|and|at|to|from|for|in)\b/.test(after)) return true;
  const led =
    /^\W*\p{L}{2,}/u.test(line) &&
    !/^\W*(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(line);
  return (
    led &&
    (line.length > 80 ||
      (!/\d{1,2}[:.]\d{2}/.test(after.slice(0, 12)) && after.trim() !== "") ||
      /\b(?:print|export|range|creat|user)/i.test(line))
  );
}
