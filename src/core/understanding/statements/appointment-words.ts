import { namesCare } from "#core/understanding/vocabulary/care-words.ts";

/** When a message was sent and by whom, as chats are exported: "[11/02/26, 12:50] Kavitha TBHV:", "2026/01/28, 12:40 - Sr Zanele:". */
const sent =
  /^\s{0,3}\[?\d{1,4}[/. -](?:\d{1,2}|[A-Za-z]{3,9})[/. -]\d{2,4},? {1,3}\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?\]?(?: {1,3}[-–])? {1,3}(?:\p{L}[\p{L}.'’]{0,20} ?){1,4}:\s{1,3}/u;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b(?: [\p{L}.'’]{1,20}){0,3} ?[,!:-]{1,2}\s{1,3}/iu;
/** "CHANTAL,", "NOAH A:", "Mr Hill:": who is spoken to, and no "MRI:" or "Dr Hill:". */
const spokenTo = /^(?:(?:Mr|Mrs|Ms|Miss|Mdm)\.? \p{Lu}[\p{L}'’-]{1,20}|\p{Lu}{4,20}(?: \p{Lu}{1,20})?) ?[,:]\s{1,3}/u;
const called =
  /^(?:reminder ?[:–-]?\s{1,2})?(?:(?:pls|plz|please|kindly) )?(?:(?:come|attend|return)(?: in| back| up)? (?:for|to)|arrive for) (?:(?:your|an?|the) )?/i;
/** Marks of which day of two it is: "OLD:", "NEW:", "-- CANCELLED --". */
const ofTwoDays = /\b(?:OLD|NEW|Old|New|WAS|NOW):|[-–—*|]{0,3} ?\bCANCELL?ED\b ?[-–—*|]{0,3}/g;

/** The words beside a day without who sends them, whom they greet and which of two days it is: none of that names an appointment. */
export function withoutAddress(text: string): string {
  const said = text.replace(sent, "").replace(greeting, "");
  const address = spokenTo.exec(said)?.[0];
  const rest = address === undefined || namesCareBare(address) ? said : said.slice(address.length);
  return rest.replace(called, "").replace(ofTwoDays, " ");
}

/** "BLOODS:" names what is done; a title before a name does not. */
function namesCareBare(address: string): boolean {
  return namesCare(address.replace(/^(?:Mr|Mrs|Ms|Miss|Mdm)\.? /, ""));
}

/** When a message was sent, in a cell of its own: "22/01/26 16:02". */
export function isSentStamp(text: string): boolean {
  return /^\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {1,3}\d{1,2}[:.]\d{2}\s*$/.test(text);
}

/** Of a message's words those behind a sender of capitals: "CDU:", and no "MRI:". */
export function withoutSender(text: string): string {
  const sender = /^\p{Lu}{2,5}: /u.exec(text)?.[0];
  return sender === undefined || namesCare(sender) ? text : text.slice(sender.length);
}

/** By what something was told, and not what it was: "Hospital SMS". */
export function namesOnlyMedium(text: string): boolean {
  return (
    /\b(?:sms|text(?: message)?s?|e-?mails?|whatsapp|voice ?mail|app|portal|letter|phone call)\b/i.test(text) &&
    !namesCare(text)
  );
}
