import type { Unfounded } from "./built-sentence.ts";

/** The ways in which our sentences say no; whatever else says it was never meant. Each is held against its evidence by its status. */
const meantNegations = [
  /\bnot allergic to\b/gi,
  /\bdo not show (?:it|this|these)\b/gi,
  /\bnot as something that you take\b/gi,
  /\bnoted as not taken\b|\bnoted that you do not take\b/gi,
  /\bnot (?:yet )?(?:taken|certain|clear|for now)\b|^not (?:yet|clear)\b/gi,
  /\bhave no [^.]{1,60} of that time\b/gi,
  /\bno longer\b/gi,
  /^not before you have asked\b/gi,
];
const negation = /\b(?:not|no|never|none|without|cannot|\w+n't|neither|nor)\b/i;

/** What makes a "no" of a sentence: over, on hold, refuted, not done. */
const saysNo =
  /\b(?:was|is) (?:stopped|paused|noted as not taken|declined|considered)\b|\b(?:stopped|paused|ended|considered) your\b|\bnoted that you (?:declined|do not take)\b|\bcame to its end\b|\bis paused\b|\bnot (?:allergic|as something|for now)\b|\bdo not show it\b|\bgiven once\b|\byour records have you on\b|\bwas moved from\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day \d[^.]* was (?:moved|cancelled)\b/i;
const saysYes =
  /\byour records have you on\b|\bwhen you need it\b|\bas an allergy\b|\byou are off it\b|\bis on (?:mon|tues|wednes|thurs|fri|satur|sun)day \d|\bwas moved from\b/i;

/** A negation that our sentences never say, and a yes or no that the rest of the sentence does not bear out. */
export function unfoundedNegation(text: string): Unfounded[] {
  const found: Unfounded[] = [];
  const [, answer] = /^(Yes|No)\b/.exec(text) ?? [];
  const body = text.replace(/^(?:Yes|No)\b[,.]?\s*/, "").replace(/^(?:yes|no)\b/i, "");
  const isOff = /^you are (?:not )?off it\b/i.exec(body)?.[0];
  let rest = body.replace(/^you are not off it\b/i, " ");
  for (const meant of meantNegations) rest = rest.replace(meant, " ");
  const stray = negation.exec(rest)?.[0];
  if (stray !== undefined) found.push({ kind: "negation", text: stray });
  const takes = /\byour records have you on\b/i.test(body);
  const bears =
    answer === undefined
      ? isOff === undefined
      : isOff !== undefined
        ? /not/.test(isOff) === takes && (answer === "No") === takes
        : answer === "Yes"
          ? saysYes.test(body) && !/\bnot\b|\bwas stopped\b|\bpaused\b/i.test(body)
          : saysNo.test(body) && !takes;
  if (!bears) found.push({ kind: "negation", text: answer ?? isOff ?? "" });
  return found;
}
