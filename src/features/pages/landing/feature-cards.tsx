import { FileText, Image, Mic } from "lucide-react";
import type { ReactNode } from "react";
import { pagesTexts } from "#features/texts/pages.ts";
import { Card } from "#ui/card.tsx";
import { ThreadLine } from "#ui/thread.tsx";

const { keep, explain, tie } = pagesTexts.features;
const icons = [FileText, Image, Mic];

/** The three things it does, each with a small picture made of what the product itself shows. */
export function FeatureCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      <Feature title={keep.title} text={keep.text}>
        <div className="flex flex-col gap-2">
          {keep.sample.map((name, index) => {
            const Icon = icons[index] ?? FileText;
            return (
              <p key={name} className="flex items-center gap-2.5 border-line border-b pb-2 last:border-b-0 last:pb-0">
                <Icon className="size-5 shrink-0 text-soft" />
                {name}
              </p>
            );
          })}
        </div>
      </Feature>
      <Feature title={explain.title} text={explain.text}>
        <div className="flex flex-col gap-3">
          <p className="text-voice">
            {explain.sample.sentence} <SourceNumber>1</SourceNumber>
          </p>
          <p className="flex items-baseline gap-2 rounded-control bg-quiet-wash px-3 py-2">
            <SourceNumber>1</SourceNumber>
            <mark>{explain.sample.source}</mark>
          </p>
        </div>
      </Feature>
      <Feature title={tie.title} text={tie.text}>
        <div className="relative flex flex-col gap-3 pl-8">
          <ThreadLine className="absolute -top-2 left-0 h-[calc(100%+1rem)] w-6 text-thread" />
          <p className="rounded-control border border-edge px-3 py-2">{tie.sample.for}</p>
          <p className="rounded-control border border-edge border-dashed px-3 py-2">{tie.sample.against}</p>
        </div>
      </Feature>
    </ul>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <Card className="flex h-full flex-col gap-5">
        <div aria-hidden="true" className="flex min-h-36 flex-col justify-center">
          {children}
        </div>
        <div className="mt-auto">
          <h3 className="font-medium font-serif text-heading">{title}</h3>
          <p className="mt-1.5 text-soft">{text}</p>
        </div>
      </Card>
    </li>
  );
}

function SourceNumber({ children }: { children: ReactNode }) {
  return (
    <span className="inline-grid size-[1.45em] place-items-center rounded-full bg-wash font-bold font-sans text-[0.82rem] text-thread leading-none">
      {children}
    </span>
  );
}
