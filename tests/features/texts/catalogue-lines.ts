import * as prices from "#features/texts/prices.ts";

/** A value of a catalogue by the way to it: what it says, or what a function says of arguments that are made up. */
export type CatalogueLines = Map<string, string>;

/** What a function with parameters of its own is asked with; all others are asked with numbers. */
const samples: Record<string, unknown[]> = {
  progress: [{ step: "reading", page: 41, pageCount: 42 }],
  lostPages: [[41, 42]],
  stillToCome: [["41"], "42"],
  strength: ["strong"],
  trend: ["steady"],
  status: ["started"],
};

/** Arguments that are unlikely to stand in a text by themselves, so that each can be found again in what is said. */
export const markers = ["41", "42", "43", "44", "45"];

function collect(value: unknown, path: string, name: string, lines: CatalogueLines): void {
  if (typeof value === "function") {
    collect(value(...(samples[name] ?? markers.map(Number))), `${path}()`, name, lines);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, `${path}[${index}]`, name, lines);
  } else if (typeof value === "object" && value !== null) {
    for (const [index, [key, item]] of Object.entries(value).entries()) {
      // The assistant's replies are found by the words of their option, which are a text themselves.
      const step = name === "replies" ? `${index}` : key;
      if (name === "replies") lines.set(`${path}.${step} as an option`, key);
      collect(item, `${path}.${step}`, key, lines);
    }
  } else {
    lines.set(path, String(value));
  }
}

/** Everything that a catalogue says. One that needs the prices is given them. */
export function linesOf(catalogue: unknown): CatalogueLines {
  const lines: CatalogueLines = new Map();
  collect(typeof catalogue === "function" ? catalogue(prices) : catalogue, "", "", lines);
  return lines;
}
