import { type ClauseContext, changes, type Deciding } from "./clause-details.ts";
import type { MedicineClause } from "./medicine-clauses.ts";
import type { CueKind } from "./medicine-cue-words.ts";

/** Of the words before and behind the name, the one that decides. */
export function decidingCue(clause: MedicineClause, { rowCue, sentence }: ClauseContext): Deciding | undefined {
  const { ruling, following, medicine, after } = clause;
  if (
    rowCue !== undefined &&
    (following === undefined || following.kind === "talk" || /\bthen\b/i.test(after.text) || rowCue !== "changed")
  )
    return { kind: rowCue, place: following?.kind === rowCue ? following : undefined, inherited: false };
  if (
    /(?:^|[\s(])(?:no|nil|without|denies(?: any| using| taking)?|denied|neither|nor)\s+(?:more |further |other |any |oral |OTC )?$/i.test(
      clause.before.text,
    )
  )
    return { kind: /\bden/i.test(clause.before.text) ? "not-taking" : "avoid", place: undefined, inherited: false };
  if (/\boff\s+(?:the\s+|his\s+|her\s+|my\s+)?$/i.test(clause.before.text))
    return { kind: "stopped", place: undefined, inherited: false };
  if (
    /^\s*(?:[–—-]|:)\s*(?:no|not|nil|none|never)\b(?:\s*(?:$|[,.;:)|])|\s+(?:for|taking|taken|needed|given|started|used|advised|suitable|tolerated|recommended|thank|longer|more)\b)/i.test(
      sentence.slice(medicine.end, medicine.end + 32),
    )
  )
    return { kind: "avoid", place: undefined, inherited: false };
  const isLater = following !== undefined && /\b(?:then|to|and)\s+$/i.test(sentence.slice(0, following.start));
  const isClose = following !== undefined && following.start - medicine.end < 70;
  if (following !== undefined && ruling !== undefined && !clause.inherited) {
    // "Stop X: it caused …", "Continue X; was increased in May": the imperative before the name is the decision.
    if (
      (against.has(ruling.kind) && following.kind === "started" && medicine.start - ruling.end < 20) ||
      isImperative(ruling.text) ||
      isLater ||
      !isClose ||
      (following.kind === "talk" && !/\bof$/i.test(ruling.text)) ||
      following.kind === "given-once" ||
      following.kind === "past"
    ) {
      if (ruling.kind === "taking" || ruling.kind === "planned" || ruling.kind === "past")
        return isLater && isFutureOnly(following, sentence)
          ? { kind: ruling.kind, place: ruling, inherited: false }
          : { kind: following.kind, place: following, inherited: false };
      return { kind: ruling.kind, place: ruling, inherited: false };
    }
    return { kind: following.kind, place: following, inherited: false };
  }
  if (following !== undefined && !(isLater && isFutureOnly(following, sentence)))
    return { kind: following.kind, place: following, inherited: clause.inherited };
  if (ruling !== undefined) return { kind: ruling.kind, place: ruling, inherited: clause.inherited };
  return undefined;
}

/** What takes a medicine away: a word that comes later begins another one, unless it begins this one again. */
const against = new Set<CueKind>([
  "not-taking",
  "not-again",
  "avoid",
  "declined",
  "considered",
  "stopped",
  "finished",
  "held",
]);

function isImperative(text: string): boolean {
  return (
    /^(?:stop|start|continue|increase|reduce|restart|hold|cont|avoid|change|switch|commence|cease|add|resume|new|taper|wean|withhold|pause|omit|do not|don't|never)/i.test(
      text,
    ) && !/ed$/i.test(text)
  );
}

/** "For 7 days then STOP", "GP to increase": told of a time to come. */
function isFutureOnly({ start, kind }: { start: number; kind: CueKind }, sentence: string): boolean {
  if (
    /\b(?:told|asked|advised|agreed|decided|had|chose|instructed|need(?:s|ed)?)(?: \w+)? to\s+$/i.test(
      sentence.slice(Math.max(0, start - 30), start),
    )
  )
    return false;
  return changes.has(kind) && /\b(?:then|to|and then|will)\s+$/i.test(sentence.slice(Math.max(0, start - 12), start));
}
