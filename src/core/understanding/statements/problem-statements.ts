import type { LineRole } from "#core/domain/line-role.ts";
import type { ProblemStatement } from "#core/domain/statement.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { assertionOf, surroundingsOf } from "./problem/problem-assertion.ts";
import { isAmbiguous, isVague, type ProblemName, problemNamesIn } from "./problem/problem-names.ts";
import { sinceIn } from "./problem/problem-since.ts";
import { relativeIn } from "./result/result-guards.ts";
import { citeWords, dayOf, type StatementSource } from "./statement-source.ts";

/** Roles that say nothing of what the patient has. */
const silent: ReadonlySet<LineRole> = new Set<LineRole>([
  "letterhead",
  "addressee",
  "administration",
  "leaflet",
  "safety-netting",
  "allergies",
  "date",
  "medicines-now",
  "medicines-stopped",
  "medicines-changed",
]);

/** Where a symptom is named as what is wrong. */
const listing: ReadonlySet<LineRole> = new Set<LineRole>(["diagnoses", "history", "impression", "opinion"]);

/** Where a complaint is the patient's own. */
const complaining: ReadonlySet<LineRole> = new Set<LineRole>([
  "narrative",
  "impression",
  "opinion",
  "plan",
  "diary",
  "examination",
]);

/** The conditions that a record names, each with how it is meant. */
export function problemStatements(source: StatementSource): ProblemStatement[] {
  return source.structure.passages
    .filter(({ role, kind }) => !silent.has(role) && kind !== "heading")
    .flatMap((passage) => passageProblems(source, passage));
}

function passageProblems(source: StatementSource, passage: StructuredPassage): ProblemStatement[] {
  const { text, role, start } = passage;
  const names = problemNamesIn(text, 0);
  return names.flatMap((found): ProblemStatement[] => {
    if (isVague(found) || (isAmbiguous(found) && !listing.has(role) && role !== "family-history")) return [];
    if (/%\s*$|\bon\s*$/.test(text.slice(0, found.start)) && isAmbiguous(found)) return [];
    const complaint = found.symptom && !isListed(passage, found);
    if (complaint && !complaining.has(role)) return [];
    const around = surroundingsOf(text, found.start, found.end);
    const date = dayOf(source, passage);
    const subject = role === "family-history" ? (relativeIn(around.before) ?? "family") : relativeIn(around.before);
    const since = sinceIn(source, around);
    return [
      {
        kind: "problem",
        documentId: source.document.id,
        role,
        assertion: isAmongEffects(passage, names, found) ? "conditional" : assertionOf(role, found.name, around),
        name: found.name,
        printedName: found.printedName,
        ...(complaint ? { complaint: true } : {}),
        ...(date === undefined ? {} : { date }),
        ...(subject === undefined ? {} : { subject }),
        ...(since === undefined ? {} : { since }),
        citations: [
          citeWords(source, {
            page: passage.page,
            start: start + Math.max(0, found.start - around.before.length),
            end: Math.min(passage.end, start + found.end + around.after.length),
          }),
        ],
      },
    ];
  });
}

/** "Bleeding, headache, AF, infections": in a plan, a list with symptoms tells what a treatment can do. */
function isAmongEffects({ text, role }: StructuredPassage, names: readonly ProblemName[], found: ProblemName): boolean {
  if (found.symptom || !["plan", "request", "other", "narrative"].includes(role)) return false;
  if (/\b(?:has|had|with|known|shows?|pmhx?|history)\b/i.test(text.slice(Math.max(0, found.start - 60), found.start)))
    return false;
  return names.some((other) => {
    if (!other.symptom) return false;
    const [from, to] = other.end <= found.start ? [other.end, found.start] : [found.end, other.start];
    return from <= to && /^\s?(?:,|and|or|,\s?(?:and|or))\s$/.test(text.slice(from, to).replace(/\s+/g, " "));
  });
}

/** A symptom at the head of an item of a list of what is wrong. */
function isListed({ text, role }: StructuredPassage, { start }: ProblemName): boolean {
  if (!listing.has(role)) return false;
  const before = text.slice(0, start);
  return /(?:^|[,;:.•]|\d[.)])\s*(?:[\p{L}/'-]{1,16}\s){0,3}$/u.test(before);
}
