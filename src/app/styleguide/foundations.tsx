import { Chapter, Specimen } from "./specimen.tsx";

const colours = [
  "paper card ink soft line edge quiet-wash".split(" "),
  "thread thread-deep on-thread wash banner".split(" "),
  "well well-wash wait wait-wash mark pen focus".split(" "),
];

/** The tokens: colours, type, radius. A style attribute would be refused by the built app's policy; this page is never in it. */
export function Foundations() {
  return (
    <Chapter name="Tokens">
      {colours.map((row) => (
        <Specimen key={row.join()} name={row.join(", ")}>
          {row.map((name) => (
            <div key={name} className="w-28">
              <div
                className="h-14 rounded-control border border-edge"
                style={{ backgroundColor: `var(--color-${name})` }}
              />
              {name}
            </div>
          ))}
        </Specimen>
      ))}
      <Specimen name="Type">
        <div className="flex flex-col gap-2">
          <p className="font-medium font-serif text-display">Display 27 March</p>
          <p className="font-medium font-serif text-title">Title: a letter in plain words</p>
          <p className="font-medium font-serif text-heading">Heading: what was found</p>
          <p className="text-voice">The product's own voice: your CRP was 23.4 mg/L.</p>
          <p className="text-lead">Lead: letters, lab reports, photos</p>
          <p>Body, 17 px: one thread through them</p>
          <p className="text-fine">Fine: beside a badge</p>
          <p>
            A record's words with a <mark>marked place</mark> in them.
          </p>
        </div>
      </Specimen>
    </Chapter>
  );
}
