import { pagesTexts } from "#features/texts/pages.ts";
import { Card } from "#ui/card.tsx";

const words = pagesTexts.sample;

/** Who the sample is about. */
export function SampleProfile() {
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
    </Card>
  );
}
