import { withDecimalPoints } from "#core/imaging/decimal-points.ts";
import type { GreyImage } from "#core/imaging/grey-image.ts";
import type { TesseractBlock } from "./recognised-page.ts";

/** The sign of a power, which the engine does not know, and what it takes it for: "10M9/L", "10"9/L", "1079/L". */
const powerOfTen = /^[1Il]0.{1,2}(9|12|3|6)\/[LlI1]$/;

/** Words that the engine is known to misread, put right by the picture or by their only possible form. */
export function withKnownMisreadings(blocks: readonly TesseractBlock[], image: GreyImage): TesseractBlock[] {
  return blocks.map((block) => ({
    paragraphs: block.paragraphs.map((paragraph) => ({
      lines: paragraph.lines.map((line) => ({
        ...line,
        words: line.words.map((word) => {
          const power = word.confidence < 80 ? powerOfTen.exec(word.text)?.[1] : undefined;
          const text = power === undefined ? withDecimalPoints(word.text, word.bbox, image) : `10^${power}/L`;
          return text === word.text ? word : { ...word, text };
        }),
      })),
    })),
  }));
}
