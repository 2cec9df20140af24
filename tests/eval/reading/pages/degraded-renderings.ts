import { type Degradation, degraded } from "../../../fixtures/degrade.ts";
import { seededNumbers } from "../../../fixtures/drawn-page.ts";
import { printedPages } from "../../../fixtures/printed-pages.ts";

export interface Rendering {
  name: string;
  bytes: Buffer;
  text: string;
}

const count = 30;

/** Each kind of harm alone and together with another, the amounts drawn by lot. */
function harms(next: () => number): Degradation[] {
  const angle = () => (next() < 0.5 ? -1 : 1) * (2 + 6 * next());
  return [
    { rotation: angle() },
    { blur: 1.2 + next() * 0.8 },
    { shadow: 0.5 + next() * 0.25 },
    { quality: 40, blur: 0.8 },
    { perspective: 0.06 + next() * 0.1 },
    { rotation: angle(), shadow: 0.4 + next() * 0.3, quality: 40 },
    { perspective: 0.05 + next() * 0.08, rotation: angle() / 2, shadow: 0.4 + next() * 0.2 },
    { blur: 1 + next() * 0.6, quality: 40, rotation: angle() / 2 },
  ];
}

/** 30 bad renderings of our own pages: rotation to 8 degrees, blur, shadow, JPEG 40, perspective. */
export function degradedRenderings(seed = 20_250_206): Rendering[] {
  const next = seededNumbers(seed);
  const pages = printedPages();
  return Array.from({ length: count }, (_, index) => {
    const page = pages[index % pages.length];
    const kinds = harms(next);
    const how = kinds[(index + Math.floor(index / pages.length)) % kinds.length];
    if (!page || !how) throw new Error("There are no pages to degrade");
    const name = `${page.name}: ${Object.entries(how)
      .map(([kind, amount]) => `${kind} ${Number(amount.toFixed(2))}`)
      .join(", ")}`;
    return { name, bytes: degraded(page.canvas, how, seed + index), text: page.text };
  });
}
