import { mentionFeatures } from "#core/understanding/statements/status/mention-features.ts";
import { findCourse } from "./medicine-course.ts";
import { findCues } from "./medicine-cues.ts";
import type { MedicineMention } from "./medicine-mentions.ts";
import { isAboutPaper, isConditional, isCopied } from "./medicine-scope.ts";
import { type MedicineStatus, statusOf } from "./medicine-status.ts";

/** The status that the rules alone give a mention. */
export function ruledStatus({ ruled, isSilent }: MedicineMention): MedicineStatus {
  if (isSilent) return "nothing";
  return statusOf(ruled.meaning, { subject: ruled.subject, asNeeded: ruled.regimen.asNeeded });
}

/** What is seen of a medicine's mention, the cues that the rules know included, but not what they make of them. */
export function medicineFeatures(mention: MedicineMention): string[] {
  const { clause, context, ruled, passage } = mention;
  const { sentence, setting, rowCue } = context;
  const { medicine, ruling, following, inherited, replacement } = clause;
  const { regimen } = ruled;
  const before = ruling === undefined ? "none" : `${ruling.kind}${inherited ? " inherited" : ""}`;
  const after = following?.kind ?? "none";
  const dosing = `${regimen.dose === undefined ? "no dose" : "dose"} ${
    regimen.frequency === undefined ? "no frequency" : regimen.asNeeded ? "prn" : regimen.once ? "once" : "frequency"
  }`;
  const near = sentence.slice(Math.max(0, medicine.start - 200), medicine.end + 200);
  return [
    ...mentionFeatures(mention),
    `setting=${setting}`,
    `cue before=${before}`,
    `cue after=${after}`,
    `cues=${ruling?.kind ?? "none"} ${after}`,
    `cue=${ruled.cue?.kind ?? rowCue ?? "none"}`,
    `cue=${ruled.cue?.kind ?? "none"} role=${passage.role}`,
    `cue=${ruled.cue?.kind ?? "none"} ${dosing}`,
    dosing,
    `${dosing} role=${passage.role}`,
    `${dosing} setting=${setting}`,
    `group=${medicine.group}`,
    ...(following === undefined ? [] : [`after at ${following.start - medicine.end < 25 ? "once" : "far"} ${after}`]),
    ...(ruling === undefined ? [] : [`before at ${medicine.start - ruling.end < 12 ? "once" : "far"} ${ruling.kind}`]),
    ...(rowCue === undefined ? [] : [`row=${rowCue}`]),
    ...(replacement === undefined ? [] : [`replaces=${replacement.part}`]),
    ...(medicine.isClass ? ["class"] : []),
    ...(medicine.unsure ? ["unsure"] : []),
    ...(ruled.subject === undefined ? [] : ["of another"]),
    ...(isConditional(sentence, medicine.start) ? ["conditional"] : []),
    ...(isAboutPaper(sentence) ? ["paper"] : []),
    ...(isCopied(sentence) ? ["copied"] : []),
    ...(findCourse(clause.after.text) === undefined ? [] : ["course", `course group=${medicine.group}`]),
    ...findCues(near).map(({ kind }) => `sentence cue=${kind}`),
    ...findCues((mention.next?.text ?? "").slice(0, 60)).map(({ kind }) => `next cue=${kind}`),
    ...findCues((mention.previous?.text ?? "").slice(-80)).map(({ kind }) => `previous cue=${kind}`),
    ...(mention.masked.some(({ key }) => key === "<medicine>") ? ["with others"] : ["alone"]),
  ];
}
