import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** A clause of a passage, with those before it, the nearest first: "Swab. Not back yet." */
export interface RequestClause {
  text: string;
  before: string[];
}

/** Requests and results share lines: each sentence, and each part between semicolons, is read alone. */
export function requestClauses(text: string): RequestClause[] {
  const parts = text
    .split(/;\s+|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|approx|incl|vit|re|wk|hrs?)|\b\p{L})\.\s+|[?!]\s+/iu)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part.length > 2);
  return parts.map((part, index) => ({ text: part, before: parts.slice(0, index).reverse() }));
}

/** Words that say that, when or by whom something is waited for, and not for what. */
const idle = new Set(
  "100 a about available insufficient performed forgetting above actually after again against all also and any anyone anybody appointment appt april are arrange arranged ask asked asking august await awaited awaiting awaits back because been before being best blood bloods book booked busy but call called can cannot chase chased check come coming could date day days december did does doing done draft due each early email even ever every february few find first follow follow-up following for forgot forgetting form found from further gave get give given going gone got gp had has have hear heard her here him his hospital how i'll i've ill into isn't isnt it it's its january july june just keep kindly know last late later let letter like list march may mean means message month months more much must my name need needed needs new news next no nobody none not nothing november now october off old once one only order ordered our out outstanding over overdue patient pending per phone phoned plan please pls possible progress promise put rang received record records refer referral referred reply report reported repeat repeated request requested result results review reviewed ring rung said same say says see seen send sent september she should since some soon sorry spoke still suggest surgery system take taken takes tell test tests text than thank thanks that the their them then there they they'll they've this those time today told tomorrow twice until was week weeks well were what when where which while who whom why will with would wrote year years yes yesterday yet you you'll your am an as at be both brave by co dr else end go he hi if in is it left live lol me mon monday tue tuesday wed wednesday thu thursday fri friday sat saturday sun sunday mr mrs ms my no not of oh ok okay on or original out own pick picked pm re ready rebook rebooked right so sister sr sure sort thing thx to up us via w we wk wks within hour hourly item stock appt told lab laboratory thanks thank cheers write writes wrote writing contact soon chase chasing too drawn missed conversation waiting waited wait".split(
    " ",
  ),
);

/** "Bríd 08:55:", "[10/02/2026 15:38] Becky:": who says it, and when, is no thing that is waited for. */
const saidBy = /^\s*(?:\[[^\]]{1,40}\] ?)?(?:\p{Lu}[\p{L}.'’-]{0,20} ?){1,4}(?:\d{1,2}[:.]\d{2} ?)?:\s+(?=\S)/u;
const stamped = /\]|\d[:.]\d{2}/;

/** What is said, without who says it and when. */
export function withoutSpeaker(clause: string): string {
  const by = saidBy.exec(clause)?.[0];
  return by === undefined || !stamped.test(by) ? clause : clause.slice(by.length);
}

/** The words of a clause that name what it is about, in order and in their plain form. */
export function namingWords(clause: string): string[] {
  const keys = tokenise(clause).flatMap(({ start, end, key }) =>
    key.length > 1 && /^\p{L}/u.test(key) && !idle.has(key) && !idle.has(clause.slice(start, end).toLowerCase())
      ? [key]
      : [],
  );
  return [...new Set(keys)];
}
