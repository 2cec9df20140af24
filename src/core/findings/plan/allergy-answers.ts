import { withoutOpenBracket } from "#core/domain/bracket-at-end.ts";
import type { ChartAllergy } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { disagreementsAbout } from "./disagreement-answers.ts";
import { namesIt } from "./near-name.ts";
import { type Composed, type PlanSource, quoted, say, shortened } from "./plan-source.ts";

/** The allergies that a question names, by substance. */
export function namedAllergies(plain: string, { chart }: PlanSource): ChartAllergy[] {
  const words = plain.match(/[\p{L}\p{N}-]+/gu) ?? [];
  return chart.allergies.filter(({ name }) => words.some((word) => word.length > 3 && namesIt(word, name)));
}

/** All allergies with what they did, the doubtful and the refuted ones said as such. */
export function answerAllergyList(source: PlanSource): Composed {
  const { allergies } = source.chart;
  const real = allergies.filter(({ status }) => status !== "refuted");
  if (allergies.length === 0) return undefined;
  const sentences: CitedSentence[] = [];
  for (const allergy of real) sentences.push(allergySentence(allergy));
  for (const allergy of allergies.filter(({ status }) => status === "refuted"))
    sentences.push(
      say(
        `${capital(allergy.name)} was taken off: your records say that you are not allergic to it.`,
        allergy.citations,
      ),
    );
  const differing = disagreementsAbout(["allerg", ...allergies.map(({ name }) => name)], source, "allergy")[0];
  if (differing !== undefined) sentences.push(...differing);
  else {
    const quote = real.length === 1 ? quoted(source, real[0]?.citations ?? []) : undefined;
    if (quote !== undefined) sentences.push(quote);
  }
  return sentences;
}

/** One allergy: yes, no, or not certain, and what the records disagree on. */
export function answerAllergy(allergy: ChartAllergy, source: PlanSource): Composed {
  const { status, name, citations } = allergy;
  const reaction = reactionOf(allergy);
  const what = reaction === undefined ? "" : ` (${reaction})`;
  if (status === "confirmed" && isSideEffect(allergy))
    return [
      say(`Your records list ${name} with a side effect or intolerance: ${reaction}.`, citations),
      ...more(allergy, source),
    ];
  const first = {
    confirmed: `Yes. Your records list ${name} as an allergy${what}.`,
    doubtful: `It is not certain. Your records have ${name} as a possible allergy${what}.`,
    refuted: `No. Your records say that you are not allergic to ${name}${what}.`,
  }[status];
  return [say(first, citations), ...more(allergy, source)];
}

/** What the records disagree on, else their own words. */
function more({ name, citations }: ChartAllergy, source: PlanSource): CitedSentence[] {
  const quote = quoted(source, citations);
  return disagreementsAbout([name], source, "allergy")[0] ?? (quote === undefined ? [] : [quote]);
}

const ofAllergies =
  /\b(?:anaphyla\w*|angio-?o?edema|hives|urticari\w*|rash\w*|itch\w*|swell\w*|swollen|wheez\w*|breath\w*|bronchospasm|blister\w*|stevens|peeling|throat|lips?|face|tongue|welts|weals|blotch\w*|dress|sjs|collaps\w*|dermatitis|eczema|shock|allerg\w*)\b/i;
const ofSideEffects =
  /\b(?:nausea|vomit\w*|sick\w*|diarrho?ea|upset|cramps?|constipat\w*|cough|muscle|myalgia|aches?|aching|headaches?|dizz\w*|drows\w*|sedat\w*|tremors?|shak\w*|nightmares|hallucinat\w*|confusion|dystoni\w*|akathisia|restless\w*|palpitations|bleed\w*|ulcer|intoleran\w*|side.?effects?|(?:low|high) (?:potassium|sodium)|hyponatr\w*|hyperkal\w*|kidney|renal|liver)\b/i;

/** What it did is what a medicine may do to anybody, and no sign of an allergy stands beside it: no "you are allergic". */
function isSideEffect({ reaction, citations }: ChartAllergy): boolean {
  if (reaction === undefined || !ofSideEffects.test(reaction)) return false;
  return !ofAllergies.test(reaction) && !citations.some(({ quote }) => /\banaphyla|\ballergic to\b/i.test(quote));
}

/** The reaction as printed, without a bracket that was opened and never closed. */
export function reactionOf({ reaction }: ChartAllergy): string | undefined {
  const plain = reaction === undefined ? undefined : withoutOpenBracket(reaction).replace(/(?<![.;,\s])[.;,\s]+$/, "");
  // More than a word or two is the record's own sentence.
  return plain === undefined || plain.split(" ").length <= mostReactionWords ? plain : `“${shortened(plain)}”`;
}

const mostReactionWords = 5;

/** "You are allergic to …": one allergy with what it did. */
export function allergySentence(allergy: ChartAllergy): CitedSentence {
  const { name, status, citations } = allergy;
  const reaction = reactionOf(allergy);
  const what = reaction === undefined ? "" : `: ${reaction}`;
  if (status === "confirmed" && isSideEffect(allergy))
    return say(`Side effect or intolerance: ${name} (${reaction}).`, citations);
  return say(
    status === "doubtful" ? `Possibly allergic to ${name}, not certain${what}.` : `You are allergic to ${name}${what}.`,
    citations,
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
