import type { Citation } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Medicine } from "#core/findings/medicines/medicine-list.ts";
import { medicineName } from "#features/texts/medicine-names.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { asOf, doseOf } from "./medicine-words.ts";

/** One medicine with what the newest record says of it; where records of the same time differ, with what each of them says. */
export function MedicineCard({
  medicine: { statements, differ },
  citationHref,
}: {
  medicine: Medicine;
  citationHref: (citation: Citation) => string;
}) {
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 lang="en" className="break-words font-medium font-serif text-heading">
          {medicineName(statements[0])}
        </h3>
        {differ && <p className="rounded-full bg-wait-wash px-2.5 py-0.5 font-semibold text-wait">{words.differ}</p>}
      </div>
      <div className="mt-2 flex flex-col divide-y divide-line">
        {statements.map((statement) => (
          <Statement
            key={`${statement.citation.documentId} ${statement.citation.page} ${statement.citation.start}`}
            statement={statement}
            href={citationHref(statement.citation)}
          />
        ))}
      </div>
    </Card>
  );
}

function Statement({ statement, href }: { statement: Fact; href: string }) {
  const { quote, originalFilename, page } = statement.citation;
  // Of what was stopped, nobody asks how much.
  const printed = doseOf(statement);
  const dose = printed ?? (statement.status === "stopped" ? undefined : words.noDose);
  return (
    <div className="relative not-first:pt-3 not-last:pb-3">
      <p>
        {dose && (
          <span lang={printed && "en"} className="font-semibold">
            {dose}
          </span>
        )}
        {dose && " · "}
        <span className="text-soft">{asOf(statement)}</span>
      </p>
      <p lang="en" className="mt-1.5 break-words">
        “<mark className="whitespace-pre-line">{quote}</mark>”
      </p>
      <p className="mt-1 break-words">
        <Link
          href={href}
          className="text-soft underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:text-ink hover:decoration-ink"
        >
          {words.place(originalFilename, page)}
        </Link>
      </p>
    </div>
  );
}
