const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
  -0.5395239384953e-5,
];

/** ln Γ(x) for x > 0 (Lanczos's approximation; Press et al., Numerical Recipes, 3rd ed., 6.1). */
function logGamma(x: number): number {
  let y = x;
  const base = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  let series = 1.000000000190015;
  for (const coefficient of lanczos) {
    y += 1;
    series += coefficient / y;
  }
  return -base + Math.log((2.5066282746310007 * series) / x);
}

/** The continued fraction of the incomplete beta function (Lentz's method; Numerical Recipes, 6.4). */
function betaFraction(a: number, b: number, x: number): number {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 - ((a + b) * x) / (a + 1);
  d = 1 / (Math.abs(d) < tiny ? tiny : d);
  let h = d;
  for (let m = 1; m <= 200; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 + even * d;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    c = 1 + even / c;
    if (Math.abs(c) < tiny) c = tiny;
    h *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 + odd * d;
    d = 1 / (Math.abs(d) < tiny ? tiny : d);
    c = 1 + odd / c;
    if (Math.abs(c) < tiny) c = tiny;
    h *= d * c;
    if (Math.abs(d * c - 1) < 3e-12) break;
  }
  return h;
}

/** The regularised incomplete beta function I_x(a, b). */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(a, b, x)) / a : 1 - (front * betaFraction(b, a, 1 - x)) / b;
}

/** Two-sided p of Student's t with `degrees` of freedom; at least 1e-300, so that it has a logarithm. */
export function studentP(t: number, degrees: number): number {
  if (degrees <= 0 || Number.isNaN(t)) return 1;
  return Math.max(1e-300, incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t)));
}

/** Upper p of Fisher's F with 2 and `degrees` degrees of freedom (closed form). */
export function fisherPOfTwo(f: number, degrees: number): number {
  if (degrees <= 0 || !(f > 0)) return 1;
  return Math.max(1e-300, (1 + (2 * f) / degrees) ** (-degrees / 2));
}

/** The p of the smallest of `count` independent p-values (Šidák 1967). */
export function smallestOf(p: number, count: number): number {
  return p < 1e-8 ? Math.min(1, p * count) : 1 - (1 - p) ** count;
}
