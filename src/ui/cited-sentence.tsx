import { CitationMark } from "./citation-mark.tsx";

export interface CitationLink {
  number: number;
  label: string;
  href: string;
}

/** A sentence of the product's own, with the round numbers that open what it rests on. The last word never leaves its first number. */
export function CitedSentence({ text, citations }: { text: string; citations: CitationLink[] }) {
  const lastSpace = text.lastIndexOf(" ") + 1;
  const [first, ...rest] = citations;
  return (
    <>
      {text.slice(0, lastSpace)}
      <span className="inline-block max-w-full">
        {text.slice(lastSpace)}
        {first && <CitationMark {...first} />}
      </span>
      {rest.map((citation) => (
        <CitationMark key={citation.number} {...citation} />
      ))}{" "}
    </>
  );
}
