import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { cardWords } from "#features/emergency-card/card-words.ts";
import { layOutCard } from "#features/summary-pdf/card/card-layout.ts";
import { createCardPdf } from "#features/summary-pdf/card/create-card-pdf.ts";
import { readPdfWords } from "../../support/read-pdf-words.ts";
import { chartMedicine, chartOf, citationOf } from "../../support/sample-chart.ts";

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../node_modules/pdfjs-dist/standard_fonts/${name}.ttf`, import.meta.url)));
const fonts = { regular: font("LiberationSans-Regular"), bold: font("LiberationSans-Bold") };
const today = new Date("2025-06-01T12:00:00Z");
const citations = [citationOf("words")];
const letters = "abcdefghijklmnopqrstuvwxyz";
const nameOf = (index: number) => `medicine${letters.charAt(index % 26)}${letters.charAt(Math.floor(index / 26))}`;

function words(medicines: number) {
  return cardWords(
    emergencyCard(
      [],
      chartOf({
        patient: { name: "Nora Ellis", born: "1984-05-04" },
        allergies: [
          { name: "penicillin", reaction: "anaphylaxis", status: "confirmed", citations },
          { name: "latex", reaction: "rash", status: "doubtful", citations },
        ],
        medicines: Array.from({ length: medicines }, (_, index) =>
          chartMedicine({ name: nameOf(index), dose: `${index + 1} mg`, frequency: "twice a day with food" }),
        ),
        problems: [{ name: "rheumatoid arthritis", status: "active", citations }],
        people: [{ name: "Lena Ellis", role: "next of kin", phone: "07700 900123", citations }],
      }),
    ),
  );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

describe.each([1, 6, 15, 40, 90])("a card with %d medicines", (count) => {
  it("prints everything once on small pages, each of which says whose it is", async () => {
    const pdf = createCardPdf(words(count), { today, fonts });
    const pages = await readPdfWords(new Uint8Array(await pdf.arrayBuffer()));
    const text = oneLine(pages.join(" "));
    for (let index = 0; index < count; index++) {
      const pattern = new RegExp(`\\bM${nameOf(index).slice(1)} ${index + 1} mg, twice a day with food`, "g");
      expect(text.match(pattern)?.length, nameOf(index)).toBe(1);
    }
    for (const said of [
      "Penicillin anaphylaxis",
      "Latex rash, in doubt",
      "Rheumatoid arthritis",
      "Lena Ellis 07700 900123",
    ])
      expect(text.split(said)).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(oneLine(page)).toContain("Emergency card · as of 1 June 2025");
      expect(oneLine(page)).toContain("Nora Ellis");
      expect(page.includes(`${index + 1} of ${pages.length}`)).toBe(pages.length > 1);
    }
    if (count <= 15) expect(pages).toHaveLength(1);
  });

  it("stays inside whatever room there is, with nothing over anything else", () => {
    const room = { left: 80, top: 700, width: 1000, height: 1500, best: 54, least: 34 };
    const pages = layOutCard(words(count), {
      ...room,
      measure: (text, size) => text.length * size * 0.55,
    });
    let names = 0;
    for (const { texts, frames } of pages) {
      const lowest = Math.max(...texts.map(({ y }) => y));
      expect(lowest).toBeLessThanOrEqual(room.top + room.height);
      for (const { x, text, size } of texts) {
        expect(x + text.length * size * 0.55).toBeLessThanOrEqual(room.left + room.width + 0.001);
        expect(size).toBeGreaterThanOrEqual(0.62 * room.least - 0.001);
      }
      const lines = [...new Set(texts.map(({ y }) => y))].sort((one, other) => one - other);
      for (const [index, y] of lines.entries()) if (index > 0) expect(y - (lines[index - 1] ?? 0)).toBeGreaterThan(10);
      for (const { y, height } of frames) {
        const inside = texts.filter((text) => text.tone === "warning" && text.y > y && text.y < y + height);
        expect(inside.length).toBeGreaterThan(0);
      }
      names += texts.filter(({ text }) => /^Medicine[a-z]{2}$/.test(text)).length;
    }
    expect(names).toBe(count);
  });
});

it("says what is not in the records, and never that there is none", () => {
  const { name, born, blocks } = cardWords(emergencyCard([], chartOf({ medicines: [chartMedicine()] })));
  expect([name, born]).toEqual(["No name in the records", "No date of birth in the records"]);
  expect(blocks.find(({ boxed }) => boxed)?.none).toContain("does not mean that there is none");
});
