import type { DemoStats as Stats } from "#demo/stats.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { classNames } from "#ui/class-names.ts";

const words = demoTexts.stats;

/** The four numbers of the journey. */
export function DemoStats({ stats }: { stats: Stats }) {
  const cards = [
    { label: words.journeyLength, value: stats.journeyLength },
    { label: words.specialistsSeen, value: stats.specialistsSeen },
    { label: words.medicationsTried, value: stats.medicationsTried },
    { label: words.redThreadsFound, value: stats.redThreadsFound, red: true },
  ];
  return (
    <dl aria-label={words.heading} className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
      {cards.map(({ label, value, red }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-soft leading-snug">{label}</dt>
          <dd className={classNames("font-medium font-serif text-[2rem] leading-tight", red && "text-thread")}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
