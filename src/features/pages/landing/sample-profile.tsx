import { pagesEn } from "#features/texts/pages-en.ts";
import { Card } from "#ui/card.tsx";
import { painLine } from "./pain-line.ts";

const words = pagesEn.sample;

/** Who the sample is about, and the line of her pain. */
export function SampleProfile() {
  const { path, first, last } = painLine;
  return (
    <Card className="flex flex-col gap-5">
      <h3 className="font-medium font-serif text-title">{words.name}</h3>
      <dl className="flex flex-col gap-3">
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className="border-line border-t pt-4">
        <figcaption className="text-soft">{words.pain}</figcaption>
        <svg role="img" aria-label={words.painLabel} viewBox="0 0 340 150" className="mt-1 w-full text-thread">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          {[first, last].map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="5" fill="currentColor" />
          ))}
          <g className="fill-ink font-semibold" fontSize="17">
            <text x={first.x + 12} y={first.y - 2}>
              {first.value} · {words.painMonths[0]}
            </text>
            <text x={last.x + 5} y={last.y - 14} textAnchor="end">
              {last.value} · {words.painMonths[1]}
            </text>
          </g>
        </svg>
      </figure>
    </Card>
  );
}
