import type { CitedSentence } from "#core/domain/citation.ts";
import type { Records } from "#core/findings/answers/answer-question.ts";
import type { Question } from "#core/findings/answers/question.ts";
import { bestSentences, ownEvidenceFor } from "./answer-from-evidence.ts";
import { readAsked } from "./asked-terms.ts";
import { composeEvidence } from "./compose-evidence.ts";

/** What the records say to do in what somebody tells: a sentence, or one with that which it points back to. */
export interface Help {
  sentences: CitedSentence[];
  /** It sends them to get help at once. */
  emergency: boolean;
}

/** So many of the best need to say one thing that somebody tells; what stands further behind has to say more of it. */
const lookedAt = 20;
const mostSaid = 2;
/** So many things that somebody tells stand in a sentence that is about just that: "numb and weak legs". */
const termsOfEmergency = 2;
const sendsAtOnce =
  /\b(?:999|112|911|000|a ?& ?e|emergency|casualty|ambulance|ED|ER)\b|\b(?:hospital|come (?:in|back)|come)\b.{0,20}\b(?:at once|straight ?away|immediately|any time)\b/i;
/** Words by which records tell when to get help, and what must not be done. */
const tellsHelp =
  /\b(?:999|112|911|000|a ?& ?e|emergency|casualty|ambulance|ED|ER|at once|same day|straight ?away|right away|immediately|urgent(?:ly)?|any ?time|danger signs?|red flags?|(?:ring|call|phone|contact) (?:us|the|your)|(?:do not|don'?t|never) (?:take|give|stop|restart|double|drive))\b/i;

/** What the records themselves say to do in what somebody tells: where to go, whom to call, what not to take. Empty where they say nothing of it. */
export async function helpFromEvidence(question: Question, records: Records, today: string): Promise<Help[]> {
  const evidence = await ownEvidenceFor(question, records, today);
  const asked = readAsked(question, evidence, today);
  const { ranked } = await bestSentences(asked, evidence);
  const help = ranked
    .flatMap((one, place) => {
      const tells = one.sentence.role === "safety-netting" || tellsHelp.test(one.sentence.text);
      const told = tells ? one.cover.own.filter((said) => said > 0.5).length : 0;
      const emergency = place < lookedAt && told >= termsOfEmergency && sendsAtOnce.test(one.sentence.text);
      return told >= (place < lookedAt ? 1 : termsOfEmergency) ? [{ one, told, emergency }] : [];
    })
    .sort((a, b) => Number(b.emergency) - Number(a.emergency) || b.told - a.told);
  return help.slice(0, mostSaid).map(({ one, emergency }) => ({ sentences: composeEvidence(asked, [one]), emergency }));
}
