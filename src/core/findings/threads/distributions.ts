/*
 * Made from the formulas of Abramowitz and Stegun, Handbook of Mathematical Functions (National Bureau of Standards, 1964), which is a work of
 * the United States government and in the public domain. Their numbers stand beside each.
 */

/** From here on Stirling's series is exact to the last digits. */
const farEnough = 12;

/** ln Γ(x) for x > 0: Stirling's series (6.1.41), reached by Γ(x + 1) = x Γ(x) (6.1.15). */
function logGamma(x: number): number {
  let shift = 0;
  let far = x;
  for (; far < farEnough; far += 1) shift += Math.log(far);
  const square = 1 / (far * far);
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / far;
  return (far - 0.5) * Math.log(far) - far + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

/** The continued fraction of the incomplete beta function (26.5.8), from its far end: it needs terms as the root of its numbers grows. */
function betaFraction(a: number, b: number, x: number): number {
  let fraction = 1;
  for (let m = 40 + 2 * Math.ceil(Math.sqrt(Math.max(a, b))); m > 0; m -= 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m - 1) * (a + b + m - 1) * x) / ((a + 2 * m - 2) * (a + 2 * m - 1));
    fraction = 1 + odd / (1 + even / fraction);
  }
  return 1 / fraction;
}

/** The regularised incomplete beta function I_x(a, b), from the side on which its fraction is short (26.5.2). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** Two-sided p of Student's t (26.7.1, 26.5.27) with `degrees` of freedom; at least 1e-300, so that it has a logarithm. */
export function studentP(t: number, degrees: number): number {
  if (degrees <= 0 || Number.isNaN(t)) return 1;
  return Math.max(1e-300, incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t)));
}

/** Upper p of Fisher's F with 2 and `degrees` degrees of freedom (26.6.4). */
export function fisherPOfTwo(f: number, degrees: number): number {
  if (degrees <= 0 || !(f > 0)) return 1;
  return Math.max(1e-300, (1 + (2 * f) / degrees) ** (-degrees / 2));
}

/** The p of the smallest of `count` independent p-values (Šidák 1967). */
export function smallestOf(p: number, count: number): number {
  return p < 1e-8 ? Math.min(1, p * count) : 1 - (1 - p) ** count;
}
