import { Phone } from "lucide-react";
import { nowTexts as words } from "#features/texts/now.ts";
import { NowRow } from "./now-row.tsx";
import { NowRows, NowSection } from "./now-section.tsx";
import type { NowWords, PersonLine } from "./now-words.ts";
import { SmallResultLine } from "./result-line.tsx";

const shown = { results: 3, appointments: 1, contacts: 1 };

/** Measurements over time, as small lines. Nothing where none was measured twice. */
export function ResultRows({ now, allHref }: { now: NowWords; allHref: string }) {
  if (now.results.length === 0) return null;
  return (
    <NowSection heading={words.results} all={{ href: allHref, label: words.allResults }}>
      <NowRows
        lines={now.results}
        shown={shown.results}
        row={(line) => (
          <NowRow
            key={line.key}
            line={line}
            aside={
              <>
                <SmallResultLine course={line.course} />
                <p className="w-14 shrink-0 text-right leading-tight">
                  <span className="font-medium font-serif text-lead">{line.value}</span>
                  <span className="block break-words text-fine text-soft">{line.unit}</span>
                </p>
              </>
            }
          />
        )}
      />
    </NowSection>
  );
}

/** What is booked, and whom one can call. */
export function NextRows({ now }: { now: NowWords }) {
  return (
    <NowSection heading={words.next}>
      <div className="flex flex-col gap-2">
        {now.appointments.length === 0 && <p className="text-soft">{words.noNext}</p>}
        <NowRows
          lines={now.appointments}
          shown={shown.appointments}
          row={(line) => <NowRow key={line.key} line={line} />}
        />
        <NowRows lines={now.contacts} shown={shown.contacts} row={(line) => <CallRow key={line.key} line={line} />} />
      </div>
    </NowSection>
  );
}

function CallRow({ line }: { line: PersonLine }) {
  return (
    <NowRow
      line={line}
      aside={
        <a
          href={`tel:${line.phone.replaceAll(/[^\d+]/g, "")}`}
          aria-label={words.call(line.text, line.phone)}
          className="relative z-10 grid size-11 shrink-0 place-items-center rounded-full border border-edge hover:bg-quiet-wash"
        >
          <Phone aria-hidden="true" className="size-5" />
        </a>
      }
    />
  );
}
