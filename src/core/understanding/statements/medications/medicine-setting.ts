import type { LineRole } from "#core/domain/line-role.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { roleOfLabel } from "#core/understanding/structure/section-labels.ts";
import type { NamedMedicine } from "./medicine-names.ts";

/** What the place in the record tells of the medicines that are named there. */
export type MedicineSetting = "list-now" | "list-stopped" | "list-changed" | "prose" | "silent";

const silent = new Set<LineRole>([
  "leaflet",
  "letterhead",
  "addressee",
  "patient",
  "imaging-findings",
  "allergies",
  "appointment",
]);
const listHeading =
  /\b(?:medications?|medicines|meds|drugs?|prescri\w+|treatment|tablets|rx|TTO|TTA|drug history|DMT|current medication|repeat)\b/i;
const stoppedHeading = /\b(?:stopped|ceased|discontinued|ended|past|previous|old|former|not taking|no longer)\b/i;
const listLabel =
  /^\W*(?:\d+[.)]\s*)?(?:current |discharge |regular |usual |home |repeat |present |new |your |list of )*(?:meds?|medications?|medicines|drugs?(?: history)?|DH|D\/H|DHx|Rx|treatment|tablets|DMT|prescri(?:bed|ptions?)|on treatment|TTOs?|TTA|current|currently(?: on| taking)?|takes|on|D\/C meds|meds issued|other)\b[^.;:]{0,60}:\s*/i;
const stoppedLabel =
  /^\W*(?:meds? |medications? |medicines )?(?:ceased|stopped|ended|discontinued|no longer taking|stop|previous(?:ly)?|past|meds ended)\b[^.;:]{0,30}:/i;

/** Where a passage stands with its medicines; `above` is the nearest heading over it. */
export function settingOf(passage: StructuredPassage, above: string | undefined): MedicineSetting {
  if (silent.has(passage.role)) return "silent";
  const text = passage.text.slice(0, 120).replace(/\s/g, " ");
  const title = titleRole(passage.text);
  if (title === "medicines-stopped" || stoppedLabel.test(text)) return "list-stopped";
  if (passage.role === "medicines-stopped") return isOtherwiseHeaded(above) ? "list-changed" : "list-stopped";
  if (passage.role === "medicines-changed") return "list-changed";
  if (passage.role === "medicines-now" || listLabel.test(text)) return "list-now";
  if (
    passage.heading !== undefined &&
    passage.heading.length < 60 &&
    listHeading.test(passage.heading) &&
    passage.kind !== "heading"
  )
    return stoppedHeading.test(passage.heading) ? "list-stopped" : "list-now";
  return "prose";
}

/** Under a heading that is not of stopped medicines, a line tells that something was stopped, and says itself which. */
function isOtherwiseHeaded(above: string | undefined): boolean {
  return above !== undefined && !stoppedHeading.test(above) && roleOfLabel(above) !== "medicines-stopped";
}

/** The nearest heading over the passage at `index`, within its page. */
export function headingAbove(passages: readonly StructuredPassage[], index: number): string | undefined {
  const own = passages[index];
  if (own?.role !== "medicines-stopped") return own?.heading;
  for (let at = index - 1; at >= Math.max(0, index - mostAbove); at--) {
    const passage = passages[at];
    if (passage === undefined || passage.page !== own.page) break;
    if (passage.role === "heading" || passage.kind === "heading") return passage.text;
  }
  return own.heading;
}

const item = /^\s*(?:[-–•*·▪◦o]|\d{1,2}[.)])\s/;
/** "Do not take it with:", "Avoid these while …:", "It may interact with:". */
const warns =
  /\b(?:do not|don't|never|avoid|must not|should not|cannot|not be (?:taken|used)|interacts?|interactions?)\b[^.]*:\s*$/i;

/** Whether the passage at `index` is an item of a list that a line over it warns of. */
export function isWarnedOf(passages: readonly StructuredPassage[], index: number): boolean {
  const own = passages[index];
  if (own === undefined || !item.test(own.text)) return false;
  for (let at = index - 1; at >= Math.max(0, index - mostAbove); at--) {
    const passage = passages[at];
    if (passage === undefined || passage.page !== own.page) return false;
    const text = passage.text.replace(/\s/g, " ");
    if (warns.test(text)) return true;
    if (!item.test(text)) return false;
  }
  return false;
}

/** Nobody's list of medicines is longer. */
const mostAbove = 40;

/** "Medicines discontinued this visit" as the first line of a passage that goes on below it. */
function titleRole(text: string): LineRole | undefined {
  const [line, below] = text.slice(0, 400).split("\n");
  if (line === undefined || below === undefined || line.length > 60 || /\d/.test(line)) return undefined;
  return roleOfLabel(line);
}

const spokenBefore =
  /\b(?:take|takes|taking|took|start(?:ed|ing)?|stop(?:ped)?|restart|continue|cont|prescribed|given|give|on|oral|iv|im|s\/c|tab|tabs|inj|cap|caps|plus|new|supplement(?:al|ation)?(?: with)?|hold|held|increase|reduce|repeat|avoid|no|of)[.:]?\s+(?:oral |iv |daily |the |her |his |your |my |low dose |high dose )?$/i;
const spokenAfter =
  /^\s*(?:carb(?:onate)?\s+)?(?:tablets?|tabs?|capsules?|supplements?|pills?|injections?|jabs?|shots?|drops|infusions?|sachets?|patch|IM|IV|im)\b|^[^.;,]{0,24}?\d[\d,.]*\s?(?:mg|mcg|micrograms?|µg|μg|units?|iu|g|ml)\b(?!\s?\/)|^\s*(?:stopped|started|restarted|held|continued)\b/i;
/** A word that the name only belongs to. */
const aboutIt =
  /^[\s(-]*(?:appt|appointment|fitting|equivalents?|toxicity|clinic|levels?|trough|monitoring|overuse|naive|allergy|induced|resistan\w+|sensitiv\w+|receptor|antibod\w+|class\b)/i;
const asTest =
  /^\s*(?:levels?|satur|defici|stores|studies|status|toxicity|clinic|of\b|is\b|was\b|were\b|low\b|high\b|normal|raised|binding|antibod|monitoring|result|test|blood|\(?[<>]?\d[\d.]*\)?\s*(?:$|[,;(]|mmol|umol|nmol|pmol|ng|ug\/l|µg\/l|iu\/l|pg|g\/l|H\b|L\b|\(was|to\b))/i;

/** Words that a medicine shares with a test, a food or the body count only where they are spoken of as a medicine. */
export function isSpokenAsMedicine(text: string, medicine: NamedMedicine, setting: MedicineSetting): boolean {
  if (aboutIt.test(text.slice(medicine.end, medicine.end + 24))) return false;
  const before = text.slice(Math.max(0, medicine.start - 40), medicine.start);
  // "Stop naproxen and other anti-inflammatory tablets": the others are no medicine of the patient's.
  if (medicine.isClass && /\bother\s+$/i.test(before)) return false;
  if (!medicine.unsure) return true;
  const after = text.slice(medicine.end, medicine.end + 48);
  if (spokenAfter.test(after)) return !/\/d?l\b/i.test(after.slice(0, 24));
  if (asTest.test(after)) return false;
  if (/^[^A-Za-z]*\d/.test(after)) return false;
  if (setting === "list-now" || setting === "list-stopped" || setting === "list-changed") return true;
  return spokenBefore.test(before) && !/\b(?:result|level|low|high)\b/i.test(before);
}
