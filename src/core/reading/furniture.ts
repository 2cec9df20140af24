import type { Passage } from "./passages.ts";

const salutation =
  /^(?:dear|yours|sincerely|kind regards|best wishes|with thanks|signed|electronically signed|cc:?|copy to)\b/i;
const profession =
  /\b(?:physician|radiologist|rheumatologist|cardiologist|neurologist|dermatologist|oncologist|consultant|specialist nurse|nurse practitioner|registrar|surgeon|physiotherapist|general practitioner|family doctor|gp|md|pharmacist|practice nurse)\b/i;
const footer =
  /^\W*(?:page \d+(?: of \d+)?|end of (?:report|document|letter)|confidential|printed (?:on|by|at)\b.*|generated (?:on|by)\b.*|authorised by\b.*|fictional patient\b.*)\W*$|^\W*(?:this is a fictional|made for the )/i;
const address =
  /\b\d{1,4} (?:\p{Lu}\p{L}+ ){1,3}(?:lane|road|street|court|yard|avenue|row|way|drive|square|close|place|st|rd|ave)\b|\b(?:helpline|switchboard|telephone|tel|fax|phone)\s*[:.]|\bwww\.|@\w+\.\w/iu;
const contents = /\b(?:mg|mcg|mmol|mmHg|tablets?|daily|weekly)\b/i;

/**
 * Whether a passage is the page's and not the record's: a salutation, a signature, an address, a footer. It says nothing about the
 * patient, and is neither a fact nor a part of a summary; search still finds it.
 */
export function isFurniture(passage: Pick<Passage, "text">): boolean {
  const text = passage.text.replace(/\s+/g, " ").trim();
  if (text.length > 140) return false;
  if (footer.test(text)) return true;
  if (contents.test(text)) return false;
  if (salutation.test(text) && text.split(" ").length <= 7) return true;
  return (
    isSigner(text) ||
    (address.test(text) && text.split(" ").length <= 14 && !/\b(?:is|was|has|had|should|will)\b/i.test(text))
  );
}

/** "Dr Peregrine Vane, Emergency Physician": a name with a title or a profession, and no sentence. */
function isSigner(text: string): boolean {
  const words = text.replace(/[.,]$/, "").split(" ");
  if (words.length > 9 || /\d|:/.test(text) || /[.!?] \p{L}/u.test(text.replace(/^(?:Dr|Mr|Mrs|Ms|Prof)\. /, "")))
    return false;
  const named = /^(?:dr|prof(?:essor)?|mr|mrs|ms|sr)\.? \p{Lu}/iu.test(text);
  const signed = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}-]*\.?){1,2}, /u.test(text) && profession.test(text);
  if (words.length <= 4 && profession.test(text) && words.every((word) => /^\p{Lu}\p{Ll}|^(?:of|in|and)$/u.test(word)))
    return true;
  const capitals = words.filter(
    (word) => /^\p{Lu}/u.test(word) || /^(?:of|in|and|the|family|doctor)$/.test(word.replace(/,$/, "")),
  ).length;
  return (named || signed) && capitals >= words.length - 1;
}
