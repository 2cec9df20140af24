import { pagesTexts } from "#features/texts/pages.ts";
import { Card } from "#ui/card.tsx";
import { painPath, painPoints } from "./pain-line.ts";

const words = pagesTexts.sample;

/** The line of the sample's pain, with its numbers below it as words. */
export function SamplePain() {
  return (
    <Card className="lg:col-span-2">
      <figure>
        <figcaption className="text-soft">{words.pain}</figcaption>
        <div role="img" aria-label={words.painLabel} className="relative mt-3 h-36">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 h-full w-full overflow-visible text-thread"
          >
            <path
              d={painPath}
              vectorEffect="non-scaling-stroke"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
          {/* Not in the one above, which is drawn out to the width of the page. */}
          <svg aria-hidden="true" className="absolute inset-0 h-full w-full overflow-visible">
            {painPoints.map(({ value, x, y }) => (
              <g key={value}>
                <circle cx={`${x}%`} cy={`${y}%`} r="5.5" className="fill-thread" />
                <text x={`${x}%`} y={`${y}%`} dy="-0.8em" textAnchor="middle" className="fill-ink font-semibold">
                  {value}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <ol aria-hidden="true" className="grid grid-cols-6 text-center text-soft">
          {words.painMonths.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </figure>
    </Card>
  );
}
