/** Monthly means of the fictional patient's pain, December to May; a test holds them to her diary. */
export const monthlyPain = [8.2, 7.9, 6.1, 5.1, 4.6, 3.1] as const;

const left = 8;
const step = 64;
const heightOf = (pain: number) => Math.round(10 + (9 - pain) * 21);
const points = monthlyPain.map((value, index) => ({
  value: value.toFixed(1),
  x: left + index * step,
  y: heightOf(value),
}));

/** A calm line through all points: each piece leaves and arrives level. */
function drawPath(): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      return before ? `C${x - step / 2} ${before.y} ${x - step / 2} ${y} ${x} ${y}` : `M${x} ${y}`;
    })
    .join("");
}

const first = points.at(0);
const last = points.at(-1);
if (!first || !last) throw new Error("There is no pain to draw.");

/** The line in a field of 340 by 150, with its first and last point. */
export const painLine = { path: drawPath(), first, last };
