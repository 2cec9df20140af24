/** Monthly means of the fictional patient's pain, December to May, from 0 to 10; a test holds them to her diary. */
export const monthlyPain = [8.2, 7.9, 6.1, 5.1, 4.6, 3.1] as const;

const step = 100 / monthlyPain.length;

/** Where each month stands in a field of 100 by 100, in the middle of its column; more pain is higher. */
export const painPoints = monthlyPain.map((pain, index) => ({
  value: pain.toFixed(1),
  x: (index + 0.5) * step,
  y: 100 - pain * 10,
}));

/** A calm line through all points: each piece leaves and arrives level. */
export const painPath = painPoints
  .map(({ x, y }, index) => {
    const before = painPoints[index - 1];
    return before ? `C${x - step / 2} ${before.y} ${x - step / 2} ${y} ${x} ${y}` : `M${x} ${y}`;
  })
  .join("");
