import { nowTexts as words } from "#features/texts/now.ts";
import { NowRow } from "./now-row.tsx";
import { NowRows, NowSection } from "./now-section.tsx";
import type { NowWords } from "./now-words.ts";

/** So many rows of each stand open; the rest is one press away. */
const shown = { toDo: 2, changes: 3, allergies: 3, medicines: 5 };

/** What to do. */
export function ToDoList({ now }: { now: NowWords }) {
  return (
    <NowSection heading={words.toDo} count={now.toDo.length}>
      {now.toDo.length === 0 ? (
        <p className="text-soft">{words.nothingToDo}</p>
      ) : (
        <NowRows lines={now.toDo} shown={shown.toDo} row={(line) => <NowRow key={line.key} line={line} />} />
      )}
    </NowSection>
  );
}

/** What is new or changed since the last visit. */
export function ChangeList({ now }: { now: NowWords }) {
  return (
    <NowSection heading={now.changesHeading}>
      {now.changes.length === 0 ? (
        <p className="text-soft">{words.nothingNew}</p>
      ) : (
        <NowRows lines={now.changes} shown={shown.changes} row={(line) => <NowRow key={line.key} line={line} />} />
      )}
    </NowSection>
  );
}

/** Allergies first, in ink; then what is taken, and what was stopped not long ago. */
export function MedicineRows({ now, allHref }: { now: NowWords; allHref?: string }) {
  const medicines = [...now.medicines, ...now.stopped];
  return (
    <NowSection
      heading={words.medicines}
      all={allHref === undefined ? undefined : { href: allHref, label: words.allMedicines }}
    >
      <div className="flex flex-col gap-2">
        {now.allergies.length === 0 ? (
          <p className="text-soft">{words.noAllergy}</p>
        ) : (
          <div className="[&>div]:border-2 [&>div]:border-ink">
            <NowRows
              lines={now.allergies}
              shown={shown.allergies}
              row={(line) => <NowRow key={line.key} line={line} />}
            />
          </div>
        )}
        {medicines.length === 0 ? (
          <p className="text-soft">{words.noMedicine}</p>
        ) : (
          <NowRows lines={medicines} shown={shown.medicines} row={(line) => <NowRow key={line.key} line={line} />} />
        )}
      </div>
    </NowSection>
  );
}
