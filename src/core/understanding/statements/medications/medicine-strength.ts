const unit = "(?:mg|milligrams?|mcgs?|micrograms?|µg|μg|ug|g|grams?|iu|units?|u|puffs?)";
const number = "\\d{1,5}(?:[.,]\\d{1,3})?";
const counts = "\\d{1,2}(?:\\.5)?|½|half(?: a)?|one|two|three|four|five|six|seven|eight|nine|ten";
const forms = "tabs?|tablets?|caps?|capsules?|caplets?|pills?|sachets?|vials?";

/** "300 mg/5 mL", "100u/mL": what a bottle or a pen holds. */
const concentration = /\/\s?(?:\d+(?:\.\d+)?)?\s?mls?$/i;
const perMillilitre = /\/\s?mls?$/i;
/** "Half tablet nocte = 20 mg", "3 tabs (7.5 mg)", "7 mL (420 mg)": so much, and what it comes to. */
const comesTo = new RegExp(
  `^[^.;()=]{0,32}?(?<![\\w.,/])(?:${counts})\\s?(?:x\\s?)?(?:${forms}|mls?)\\b[^.;()=\\d]{0,16}(?:\\(\\s?=?\\s?|=\\s?)(${number}\\s?${unit})(?![\\w/])`,
  "i",
);
const amountOf = new RegExp(`^[^.;]{0,60}?(?<![\\w.,/])(${number}\\s?(?:mls?|${unit}))(?![\\w/])`, "i");

/** What is taken of a printed strength, as the words behind it tell; "unknown" where a strength is all that is told. */
export function amountTaken(
  strength: string,
  rest: string,
): { text: string; start: number; end: number } | "unknown" | undefined {
  const whole = comesTo.exec(rest);
  if (whole?.[1] !== undefined) return placed(whole, whole[1]);
  if (!concentration.test(strength)) return undefined;
  const amount = amountOf.exec(rest);
  if (amount?.[1] !== undefined) return placed(amount, amount[1]);
  return perMillilitre.test(strength) ? "unknown" : undefined;
}

function placed(match: RegExpExecArray, text: string): { text: string; start: number; end: number } {
  const start = match.index + match[0].lastIndexOf(text);
  return { text, start, end: start + text.length };
}
