/*
 * Plants errors in outputs, so that it is seen whether a judge would notice them: one output in a hundred (at least ten) is altered in one
 * way, and the judge has to find each of them.
 */

/** The places of the outputs to alter: every hundredth, and at least ten where there are so many. */
export function plantedPlaces(count: number): number[] {
  const wanted = Math.min(count, Math.max(10, Math.round(count / 100)));
  return Array.from({ length: wanted }, (_, index) => Math.floor(((index + 0.5) * count) / wanted));
}

/** Changes the last digit of every number that is not part of a date in words, so that the value is another one. */
export function withOtherNumbers(text: string): string {
  return text.replace(/\d+(?:\.\d+)?/g, (number) => number.slice(0, -1) + String((Number(number.at(-1)) + 3) % 10));
}

export function withOtherUnit(text: string): string {
  return text.replace(/\b(?:mg\/dL|mmol\/L|mmHg|kg\/m2|kg|cm|mg|%)/gi, (unit) =>
    unit.toLowerCase() === "kg" ? "lb" : "kg",
  );
}

export function withOtherYear(text: string): string {
  return text.replace(/\b(?:19|20)\d{2}\b/g, (year) => String(Number(year) + 1));
}

export function withOppositeDirection(text: string): string {
  return text
    .replace(/\bgone up: it is higher\b/g, "gone down: it is lower")
    .replace(/\bgone down: it is lower\b(?=.*\bfrom\b)/g, (words, at) =>
      text.slice(at, at + 8) === "gone dow" ? "gone up: it is higher" : words,
    );
}

export function withOppositeNegation(text: string): string {
  const without = text.replace(/\b(?:no|not|denies|without|never)\b ?/i, "");
  return without === text ? text.replace(/\b(is|was|has|had|The)\b/, "$1 not") : without;
}
