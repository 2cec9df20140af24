import fc from "fast-check";
import { expect, test } from "vitest";
import { MatrixKernel, wholeRows } from "#core/findings/evidence/reranking/matrix-kernel.ts";

const sizes = fc.record({
  count: fc.integer({ min: 1, max: 9 }),
  inner: fc.integer({ min: 1, max: 40 }),
  strips: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer({ min: 1, max: 1000 }),
});

test("its products are those of plain loops, whatever the sizes", () => {
  fc.assert(
    fc.property(sizes, ({ count, inner, strips, seed }) => {
      const columns = strips * 8;
      const kernel = new MatrixKernel(10_000);
      const from = kernel.room(wholeRows(count) * inner);
      const to = kernel.room(wholeRows(count) * columns);
      const { matrix, put } = kernel.matrix(inner, columns);
      const weight = (row: number, column: number) => Math.cos(seed * (row * columns + column + 1));
      for (let row = 0; row < inner; row++)
        for (let column = 0; column < columns; column++) put(row, column, weight(row, column));
      for (let at = 0; at < from.length; at++) from[at] = Math.sin(seed * (at + 1));
      kernel.multiply(from, matrix, to, count);
      for (let row = 0; row < count; row++)
        for (let column = 0; column < columns; column++) {
          let sum = 0;
          for (let at = 0; at < inner; at++) sum += (from[row * inner + at] ?? 0) * weight(at, column);
          expect(to[row * columns + column]).toBeCloseTo(sum, 3);
        }
    }),
    { numRuns: 60 },
  );
});

test("what stands beside its result is left as it was", () => {
  const kernel = new MatrixKernel(1_000);
  const from = kernel.room(4 * 3).fill(1);
  const to = kernel.room(4 * 8);
  const beside = kernel.room(8).fill(7);
  kernel.multiply(from, kernel.matrix(3, 8).matrix, to, 4);
  expect([...beside]).toEqual(new Array(8).fill(7));
});
