import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { ChartPerson } from "#core/domain/chart.ts";
import { clinicalDateOf } from "#core/domain/clinical-date.ts";
import type { ToDo } from "#core/findings/answer-shapes/answer-shape.ts";
import { answersTexts as words } from "#features/texts/answers.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";

const dayOf = (date: string) => formatClinicalDate(clinicalDateOf(date));
const rowLooks = "flex min-h-13 items-center gap-3 border-line px-4 py-2 not-first:border-t";

/** Rows in one card: what is open, or people. */
export function AnswerRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="max-w-xl overflow-hidden rounded-card border border-line bg-card">
      {children}
    </ul>
  );
}

/** What is open, with its day; past due says so. `marks`: the numbers of its places. */
export function ToDoRow({ toDo, marks }: { toDo: ToDo; marks: ReactNode }) {
  const { what, asked, dueBy, isPastDue } = toDo;
  return (
    <li className={rowLooks}>
      <div className="min-w-0 grow">
        <p lang="en" className="break-words font-semibold leading-snug first-letter:uppercase">
          {what.join(", ")}
        </p>
        <p className="text-fine text-soft">
          {isPastDue && (
            <span className="mr-1.5 inline-block rounded-md bg-wait-wash px-2 font-semibold text-wait">
              {words.pastDue}
            </span>
          )}
          {dueBy !== undefined
            ? isPastDue
              ? words.pastDueSince(dayOf(dueBy))
              : words.dueBy(dayOf(dueBy))
            : asked === undefined
              ? words.noDay
              : words.asked(dayOf(asked))}
          {marks}
        </p>
      </div>
    </li>
  );
}

/** Somebody: name, what they are, and one press to call. */
export function PersonRow({ person, marks }: { person: ChartPerson; marks?: ReactNode }) {
  const { name, role, organisation, phone } = person;
  return (
    <li className={rowLooks}>
      <div className="min-w-0 grow">
        <p lang="en" className="break-words font-semibold leading-snug">
          {name}
        </p>
        <p className="break-words text-fine text-soft">
          <span lang="en">{[role, organisation, phone].filter(Boolean).join(" · ")}</span>
          {marks}
        </p>
      </div>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}
          aria-label={words.call(name, phone)}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-edge hover:bg-quiet-wash"
        >
          <Phone aria-hidden="true" className="size-5" />
        </a>
      )}
    </li>
  );
}
