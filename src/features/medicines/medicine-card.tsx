import type { Citation } from "#core/domain/citation.ts";
import type { ListedMedicine } from "#core/findings/medicines/medicine-list.ts";
import { medicineName } from "#features/texts/medicine-names.ts";
import { medicinesTexts as words } from "#features/texts/medicines.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { doseOf, statusOf } from "./medicine-words.ts";

/** So many places that decide are quoted; a stop beside its list is two. */
const shown = 2;

/** One medicine: how much, its status with the words that decide it, why; where records differ, what each of them says. */
export function MedicineCard({
  listed: { medicine, differ },
  citationHref,
}: {
  listed: ListedMedicine;
  citationHref: (citation: Citation) => string;
}) {
  const printed = doseOf(medicine);
  const taken = medicine.status === "taking" || medicine.status === "as-needed";
  const dose = printed ?? (taken ? words.noDose : undefined);
  const status = statusOf(medicine);
  const said = differ?.says.flatMap(({ citations: [first] }) => (first === undefined ? [] : [first]));
  const places = said ?? medicine.citations.slice(0, shown);
  return (
    <Card className="h-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 lang="en" className="break-words font-medium font-serif text-heading">
          {medicineName(medicine)}
        </h3>
        {differ && <p className="rounded-full bg-wait-wash px-2.5 py-0.5 font-semibold text-wait">{words.differ}</p>}
      </div>
      <p className="mt-2">
        {dose && (
          <span lang={printed && "en"} className="font-semibold">
            {dose}
          </span>
        )}
        {dose && status && " · "}
        {status && <span className="text-soft">{status}</span>}
      </p>
      {medicine.reason && (
        <p className="mt-1 break-words text-soft">
          {words.why(taken)} <span lang="en">{medicine.reason}</span>
        </p>
      )}
      <div className="mt-2 flex flex-col divide-y divide-line">
        {places.map((citation) => (
          <Place
            key={`${citation.documentId} ${citation.page} ${citation.start}`}
            citation={citation}
            href={citationHref(citation)}
          />
        ))}
      </div>
    </Card>
  );
}

function Place({ citation: { quote, originalFilename, page }, href }: { citation: Citation; href: string }) {
  return (
    <div className="relative not-first:pt-3 not-last:pb-3">
      <p lang="en" className="break-words">
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
