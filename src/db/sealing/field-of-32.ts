/** Arithmetic of the finite field with 32 elements, GF(2)[x] / (x⁵ + x² + 1), in which 2 generates every element but 0. */
const powers: number[] = [];
const logarithms: number[] = [];
for (let exponent = 0, element = 1; exponent < 31; exponent += 1) {
  powers[exponent] = element;
  logarithms[element] = exponent;
  element = element >= 16 ? (element << 1) ^ 0b100101 : element << 1;
}

/** 2 to the power `exponent`. */
export function power(exponent: number): number {
  return powers[exponent % 31] ?? 0;
}

function logarithm(element: number): number {
  return logarithms[element] ?? 0;
}

export function multiply(left: number, right: number): number {
  return left === 0 || right === 0 ? 0 : power(logarithm(left) + logarithm(right));
}

/** The exponent to which 2 must be raised to give `dividend / divisor`; neither may be 0. */
export function quotientLogarithm(dividend: number, divisor: number): number {
  return (logarithm(dividend) - logarithm(divisor) + 31) % 31;
}
