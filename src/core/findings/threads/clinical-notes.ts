import type { Fact } from "#core/domain/fact.ts";

/** A fact for the rules, with what the words around it say. */
export interface ClinicalNote {
  fact: Fact;
  /** Its sentence speaks of a change ("increased to"). */
  changeSaid: boolean;
  /** It stands beside another name of the same medicine: "Advil (ibuprofen)". */
  namesLinked: boolean;
  /** Its sentence says that the medicine was begun again ("restarted"). */
  beganAgain?: boolean;
  /** Another medicine took its place ("replaces simvastatin"), or its line says that it is over ("STOPPED", "returned"). */
  isReplaced?: boolean;
  /** Named in place of what is not tolerated ("Elastoplast (rash), try Evorel"). */
  isOffered?: boolean;
  /** Its words, or another reading of the record, do not bear out that the medicine ended, or that the diagnosis is the patient's. */
  isDoubtful?: boolean;
}

const changeWords =
  /\b(?:increas|decreas|reduc|rais|lower|titrat|chang|switch|adjust|doubl|halv|taper|step(?:ped|ping)? (?:up|down)|up (?:from|to|by)|down|put (?:up )?to|now \d|went up|instead of|from \d|build)/i;

const begunAgain = /\b(?:re-?start|resum|re-?introduc|re-?commenc|back on|begun again|started again|again)/i;

const notBegunAgain =
  /\b(?:(?:do|did|does|should|must|will|to) not|don[’']t|not to be|never|without|no plan to)\s+(?:be )?(?:re-?start|resum|re-?introduc|re-?commenc|beg[iu]n again|start)\w*/gi;

const replacingBefore =
  /\b(?:replac(?:es|ed|ing)|instead of|in place of|rather than|(?:switched|changed|converted)(?: \w+)? from)\s+[^.;,]{0,15}$/i;
const replacedAfter =
  /^[^.;,]{0,15}\breplaced (?:by|with)\b|^[^.;,\n]{0,15}(?:→|->|=>)\s*\p{L}{4,}|^[^.;\n]{0,60}\b(?:STOPPED|CEASED|DISCONTINUED|DC|D\/C)\b/u;
const givenBack = /\b(?:returned|destroyed|handed (?:back|in)|disposed|taken back|expired)\b[^.;\n]{0,60}$/i;
/** "07/17/25 dc LISINOPRIL": a list of what is over. */
const endedBefore = /\b(?:dc|d\/c|dc'd|discontinued|ceased)\b:?\s+$/i;
const offeredBefore =
  /\b(?:try|use|give|instead|tolerates?|tolerated|ok(?:ay)? (?:with|to have)|safe)\s+[^.;,]{0,12}$/i;

/** Where citations of medicines begin and end, by name and page: each medicine's neighbours are looked up, not looked for among all. */
export type MedicineEnds = Map<string, { starts: Set<number>; ends: Set<number> }>;

export function medicineKey({ name, citation }: Fact): string {
  return `${citation.page} ${name}`;
}

/** Letters between two names of one medicine. */
const mostBetween = 25;
const linking = /[(=/]|\b(?:or|generic|brand|called|known as)\b/i;

/** "Paracetamol (acetaminophen)": the same medicine is named right before or behind it, with a word between that says so. */
function isLinked(fact: Fact, medicines: MedicineEnds, pageText: string): boolean {
  const own = medicines.get(medicineKey(fact));
  const { start, end } = fact.citation;
  for (let gap = 0; gap < mostBetween; gap++)
    for (const [is, between] of [
      [own?.ends.has(start - gap), () => pageText.slice(start - gap, start)],
      [own?.starts.has(end + gap), () => pageText.slice(end, end + gap)],
    ] as const)
      if (is === true && !between().includes("\n") && linking.test(between())) return true;
  return false;
}

/** "Stop ramipril until you can drink", "Stop amlodipine. Ramipril stays at 5 mg", "not to be taken with itraconazole": no end of it. */
const onlyFor =
  /\b(?:sick day|until you|until (?:he|she) (?:is|can)|when (?:ill|unwell)|with vomiting|if you (?:are|have|get))\b/i;
const staysAfter = /^[^.;\n]{0,24}\b(?:stays?|remains?|continues?|to continue|unchanged|carry on)\b/i;
const takenWith = /\bwith\s+$/i;
/** "Nani has type 2 diabetes": somebody who is called by name. */
const somebodyHas = /(?:^|[.!?]\s+)(?!(?:She|He|They|This|Patient|Who)\b)\p{Lu}\p{Ll}+ (?:has|had)\s+$/u;

function isMisread({ kind, status, citation }: Fact, before: string, after: string): boolean {
  if (kind === "condition") return somebodyHas.test(before);
  if (kind !== "medication" || status !== "stopped") return false;
  return (
    onlyFor.test(before + after) ||
    [after, citation.quote].some((words) => staysAfter.test(words)) ||
    takenWith.test(before)
  );
}

export function clinicalNote(fact: Fact, medicines: MedicineEnds, pageText: string): ClinicalNote {
  const { start, end } = fact.citation;
  const before = /[^.\n]*$/.exec(pageText.slice(Math.max(0, start - 120), start))?.[0] ?? "";
  const after = /^(?:[^.\n]|\.\d)*/.exec(pageText.slice(end, end + 120))?.[0] ?? "";
  const sentence = before + pageText.slice(start, end) + after;
  const namesLinked =
    fact.kind === "medication" &&
    (/\((?:generic|brand|also|same|=)/i.test(after) || isLinked(fact, medicines, pageText));
  const beganAgain = fact.kind === "medication" && begunAgain.test(sentence.replaceAll(notBegunAgain, ""));
  const isReplaced =
    fact.kind === "medication" &&
    ([replacingBefore, givenBack, endedBefore].some((words) => words.test(before)) || replacedAfter.test(after));
  const isDoubtful = isMisread(fact, before, after);
  const isOffered = fact.kind === "allergy" && offeredBefore.test(before);
  return {
    fact,
    changeSaid: changeWords.test(sentence),
    namesLinked,
    ...(beganAgain ? { beganAgain } : {}),
    ...(isReplaced ? { isReplaced } : {}),
    ...(isOffered ? { isOffered } : {}),
    ...(isDoubtful ? { isDoubtful } : {}),
  };
}
