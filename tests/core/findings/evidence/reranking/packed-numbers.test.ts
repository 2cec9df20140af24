import { expect, test } from "vitest";
import { PackedMatrix } from "#core/findings/evidence/reranking/packed-numbers.ts";

test("each number is its four bits less eight, times the scale of its group of 32", () => {
  // Two rows of 32: all -8 but the first, which is 7; scales 0.5 (0x3f00) and 2 (0x4000), the upper half of a float.
  const numbers = new Uint8Array(32).fill(0);
  numbers[0] = 0xf0;
  const matrix = new PackedMatrix({
    rows: 2,
    columns: 32,
    numbers: Buffer.from(numbers).toString("base64"),
    scales: Buffer.from([0x00, 0x3f, 0x00, 0x40]).toString("base64"),
  });
  expect(matrix.at(0, 0)).toBe(3.5);
  expect(matrix.at(0, 1)).toBe(-4);
  expect(matrix.at(1, 0)).toBe(-16);
});
