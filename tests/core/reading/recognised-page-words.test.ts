import { expect, it } from "vitest";
import type { GreyImage } from "#core/reading/imaging/grey-image.ts";
import type { TesseractBlock } from "#core/reading/recognised-page.ts";
import { withSecondLook } from "#core/reading/recognised-page-doubts.ts";
import { withKnownMisreadings } from "#core/reading/recognised-page-words.ts";
import { blankPage } from "../../fixtures/drawn-page.ts";
import { greyOfCanvas } from "./imaging/drawn-greys.ts";

const white: GreyImage = { data: new Uint8Array(400 * 100).fill(255), width: 400, height: 100 };
const bbox = { x0: 40, y0: 30, x1: 100, y1: 60 };

function blockOf(words: [text: string, confidence: number][]): TesseractBlock {
  const placed = words.map(([text, confidence]) => ({ text, confidence, bbox }));
  return { paragraphs: [{ lines: [{ baseline: bbox, bbox, words: placed }] }] };
}

const textsOf = (blocks: readonly TesseractBlock[]) =>
  blocks.flatMap((block) =>
    block.paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text))),
  );

it("knows what the engine makes of powers of ten and of thousandths of a unit", () => {
  const read = ["10M9/L", '10"9/L', "1079/L", "(10M9/L)", "1049/L", "107M9/L", "mu/L", "mg/L", "10/9/24", "1,049"];
  const wanted = ["10^9/L", "10^9/L", "10^9/L", "(10^9/L)", "10^9/L", "10^9/L", "mU/L", "mg/L", "10/9/24", "1,049"];
  expect(textsOf(withKnownMisreadings([blockOf(read.map((text) => [text, 50]))], white))).toEqual(wanted);
});

it("takes the second reading of a number only where it is surer and still a number", async () => {
  const again = async (text: string, confidence: number) =>
    textsOf(await withSecondLook([blockOf([["11:2", 73]])], white, async () => [blockOf([[text, confidence]])]));
  expect(await again("11.2", 95)).toEqual(["11.2"]);
  expect(await again("11.2", 74)).toEqual(["11:2"]);
  expect(await again("it", 96)).toEqual(["11:2"]);
});

it("looks again at nothing that is sure, and at no page that is in doubt throughout", async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
    return null;
  };
  await withSecondLook(
    [
      blockOf([
        ["23.4", 95],
        ["Haemoglobin", 60],
        ["10^9/L", 10],
      ]),
    ],
    white,
    look,
  );
  await withSecondLook([blockOf(Array.from({ length: 40 }, () => ["12", 50]))], white, look);
  expect(looks).toBe(0);
  expect(textsOf(await withSecondLook([blockOf([["12", 50]])], white, look))).toEqual(["12"]);
  expect(looks).toBe(1);
});

it("parts a quantity from its amount where the picture shows gaps, and each has its own place", () => {
  const { canvas, context } = blankPage({ width: 400, height: 100 });
  context.font = '28px "Fixture"';
  const read = (printed: string, text: string) => {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, 400, 100);
    context.fillStyle = "#161616";
    context.fillText(printed, 40, 60);
    const place = { x0: 40, y0: 39, x1: 41 + Math.ceil(context.measureText(printed).width), y1: 61 };
    const block: TesseractBlock = {
      paragraphs: [{ lines: [{ baseline: place, bbox: place, words: [{ text, confidence: 90, bbox: place }] }] }],
    };
    return withKnownMisreadings([block], greyOfCanvas(canvas));
  };
  const parted = read("2 x 7.26", "2x7.26");
  expect(textsOf(parted)).toEqual(["2", "x", "7.26"]);
  const places = parted[0]?.paragraphs[0]?.lines[0]?.words.map(({ bbox: { x0, x1 } }) => [x0, x1]) ?? [];
  expect(places.flat()).toEqual([...places.flat()].sort((first, second) => first - second));
  expect(textsOf(read("2x7.26", "2x7.26"))).toEqual(["2x7.26"]);
  expect(textsOf(read("A4x50 mm", "A4x50"))).toEqual(["A4x50"]);
});
