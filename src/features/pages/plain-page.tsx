import type { PlainPageTexts } from "#features/texts/plain-pages-en.ts";
import { PageOpening } from "./page-opening.tsx";

/** A short page of text. */
export function PlainPage({ texts }: { texts: PlainPageTexts }) {
  return (
    <>
      <PageOpening heading={texts.title} lead={texts.lead} />
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-5 pb-8">
        {texts.sections.map(({ heading, paragraphs = [], points = [] }) => (
          <section key={heading} className="grid gap-x-10 gap-y-3 border-line border-t pt-5 md:grid-cols-[1fr_2fr]">
            <h2 className="max-w-[20ch] font-medium font-serif text-heading">{heading}</h2>
            <div className="measure flex flex-col gap-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-edge">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
