import { withDecimalPoints } from "#core/reading/imaging/decimal-points.ts";
import type { GreyImage } from "#core/reading/imaging/grey-image.ts";
import { gapsIn } from "#core/reading/imaging/word-gaps.ts";
import type { TesseractBlock } from "./recognised-page.ts";

/** The sign of a power, which the engine does not know, and what it takes it for: "10M9/L", "107M9/L", "10"9/L", "1079/L". No unit looks like these otherwise. */
const powerOfTen = /^(\(?)[1Il]0[^\s.,/]?[^\d.,\s/](9|12)\/[LlI1](\)?)$|^(\(?)10[47](9|12)\/L(\)?)$/;

function unitIn(read: string): string | undefined {
  const [, open, power, close, otherOpen, otherPower, otherClose] = powerOfTen.exec(read) ?? [];
  const found = power ?? otherPower;
  // Thousandths of a unit: there is no other "mu" a litre.
  if (/^mu\/[Ll]$/.test(read)) return "mU/L";
  return found && `${open ?? otherOpen ?? ""}10^${found}/L${close ?? otherClose ?? ""}`;
}

type Word = TesseractBlock["paragraphs"][number]["lines"][number]["words"][number];

/** A receipt's "2 x 7.26", which the engine writes as one word. */
const timesAmount = /^(\d{1,3})([xX×])(\d+[.,]\d\d)$/;
/** Around the sign are gaps of at least this share of the digits' height: twice what stands between digits. */
const leastGap = 0.25;

/** The three words of an amount that is printed with a quantity, where the picture shows the gaps between them. */
function partedAmount(word: Word, image: GreyImage): Word[] {
  const [, quantity, sign, amount] = timesAmount.exec(word.text) ?? [];
  if (!quantity || !sign || !amount) return [word];
  const [first, second, ...others] = gapsIn(image, word.bbox, leastGap);
  if (!first || !second || others.length > 0) return [word];
  const part = (text: string, x0: number, x1: number): Word => ({ ...word, text, bbox: { ...word.bbox, x0, x1 } });
  return [
    part(quantity, word.bbox.x0, first.start),
    part(sign, first.end, second.start),
    part(amount, second.end, word.bbox.x1),
  ];
}

/** Words that the engine is known to misread, put right by the picture or by their only possible form. */
export function withKnownMisreadings(blocks: readonly TesseractBlock[], image: GreyImage): TesseractBlock[] {
  return blocks.map((block) => ({
    paragraphs: block.paragraphs.map((paragraph) => ({
      lines: paragraph.lines.map((line) => ({
        ...line,
        words: line.words.flatMap((word) => {
          const text = unitIn(word.text) ?? withDecimalPoints(word.text, word.bbox, image);
          return partedAmount(text === word.text ? word : { ...word, text }, image);
        }),
      })),
    })),
  }));
}
