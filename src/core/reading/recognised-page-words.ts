import { withDecimalPoints } from "#core/imaging/decimal-points.ts";
import type { GreyImage } from "#core/imaging/grey-image.ts";
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

/** Words that the engine is known to misread, put right by the picture or by their only possible form. */
export function withKnownMisreadings(blocks: readonly TesseractBlock[], image: GreyImage): TesseractBlock[] {
  return blocks.map((block) => ({
    paragraphs: block.paragraphs.map((paragraph) => ({
      lines: paragraph.lines.map((line) => ({
        ...line,
        words: line.words.map((word) => {
          const text = unitIn(word.text) ?? withDecimalPoints(word.text, word.bbox, image);
          return text === word.text ? word : { ...word, text };
        }),
      })),
    })),
  }));
}
