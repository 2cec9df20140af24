import { writersOwn } from "#core/understanding/facts/writers-own.ts";
import type { EvidenceSentence } from "./evidence-sentences.ts";
import type { Operation } from "./operation.ts";

/*
 * Words of a record that tell nothing of the patient, whatever is asked: how a letter greets and ends, the feet of pages, and what somebody who
 * looks after the patient says of themselves.
 */

/** A name, a title or a small word between them: with a word of another kind the line says something. */
const named =
  "(?:\\p{Lu}[\\p{L}'’&]*|dr|doctor|sir|madam|all|colleagues?|team|and|&|of|the|for|from|on|behalf|again|so|very|much|a|lot)";
const onlyNames = new RegExp(`^[\\s,.!:;–-]*(?:${named}[\\s,.!:;–-]+){0,12}$`, "u");
const opens =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|kia ora|namaste|salaam\w*|yours(?: in)? \p{L}+|(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many)(?: personal)? (?:regards|wishes|thanks)|(?:with )?regards|sincerely|respectfully|cheers|thank(?:s| you)|take care|ngā mihi)(?!\p{L})/iu;
const foot =
  /^(?!.*\b(?:ph|tel|phone)\b)(?:[\p{L}\d /.,'’-]{0,60}\s)?page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?[\s.]*$|^\d{1,3} of \d{1,3}\.?$/iu;

/** Who is asked for may stand in no more than a closing line. */
const ofPeople: readonly Operation[] = ["who", "where"];

/** Whether a sentence is no evidence for a question of these operations. */
export function isNoEvidence({ text, kind }: EvidenceSentence, operations: readonly Operation[]): boolean {
  if (writersOwn.test(text)) return true;
  if (kind === "row" && !foot.test(text)) return false;
  const said = text.slice(0, longestCourtesy + 1);
  if (said.length > longestCourtesy) return false;
  if (foot.test(said)) return true;
  const opening = opens.exec(said);
  if (opening === null || operations.some((one) => ofPeople.includes(one))) return false;
  return onlyNames.test(`${said.slice(opening[0].length)} `);
}

const longestCourtesy = 120;
