import type { CitedSentence } from "#core/domain/citation.ts";
import type { PlacedWords } from "#core/understanding/corrections/place-words.ts";
import { chooseUnits } from "./choose-units.ts";
import { withDays } from "./dated-clauses.ts";
import { diarySentences } from "./diary-sentences.ts";
import { openingSentence } from "./opening-sentence.ts";
import { type Candidate, candidatesOf, type SummaryRecord } from "./record-units.ts";
import { viewRecord } from "./record-view.ts";
import { type UnitClass, unitClasses } from "./unit-class.ts";
import { worthOf } from "./unit-worth.ts";
import { standsAlone, withoutMovedDays, withSubjects } from "./whole-clauses.ts";

/** Words of the clauses that lead: a long record has more to tell, and gets some more. */
const mostSentences = 8;
const fewestWords = 47;
const mostWords = 105;
const wordsOfRecord = 0.16;

/** How a sentence of each class begins. */
export const leads: Record<UnitClass, string> = {
  about: "About:",
  do: "To do:",
  help: "Get help:",
  found: "Found:",
  allergies: "Allergies:",
  medicines: "Your medicines:",
  next: "Next:",
  asked: "Your care team is asked:",
  told: "Also in the record:",
};

/** The sentences that lead a summary, in the order in which a person needs them: what it is, what to do, when to get help, what was found … */
export function leadSummary(record: SummaryRecord, disowned: readonly PlacedWords[]): CitedSentence[] {
  const candidates = candidatesOf(record).filter(
    ({ unit }) => !disowned.some(({ page, start, end }) => page === unit.page && unit.start < end && start < unit.end),
  );
  const whole = candidates.reduce((sum, { text }) => sum + text.split(" ").length, 0);
  const budget = Math.min(mostWords, Math.round(fewestWords + wordsOfRecord * whole));
  const best = chooseUnits(
    withoutMovedDays(candidates.filter(standsAlone)).map((one) => ({ ...one, worth: worthOf(one.features) })),
    budget,
  );
  const said = withSubjects(candidates, new Set(best.map(({ unit }) => unit)));
  const opening = openingSentence(record, record.structure.kind);
  const parts = unitClasses.flatMap((part) => {
    const own = said.filter(({ kind }) => kind === part);
    return own.length === 0 ? [] : [together(leads[part], withDays(own, record))];
  });
  const scores = record.structure.kind === "diary" ? diaryScores(record) : [];
  return [...(opening === undefined ? [] : [opening]), ...scores, ...parts].slice(0, mostSentences);
}

/** The course of what a diary scores. */
function diaryScores({ structure, facts, source }: SummaryRecord): CitedSentence[] {
  return diarySentences(viewRecord(structure.passages, facts, source)).slice(0, 2);
}

function together(lead: string, said: readonly Candidate[]): CitedSentence {
  return {
    text: `${lead} ${said.map(({ text }) => withoutLead(text, lead)).join(" ")}`,
    citations: said.flatMap(({ citations }) => citations),
  };
}

/** "Get help: choking …": the record's own head says what ours does. */
function withoutLead(text: string, lead: string): string {
  if (!text.toLowerCase().startsWith(`${lead.toLowerCase()} `)) return text;
  const said = text.slice(lead.length + 1);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
