/** "One hundred and forty-two over eighty-eight" is written down by the model as two numbers, of which the first would be taken for the pressure. */
const partedPressure = /\b([12])00 and (\d{1,2}) over (?=\d{2,3}\b)/g;

/** A blood pressure whose upper number the model wrote in two parts, as the one number that was said; all else as it is. */
export function withWholePressures(text: string): string {
  return text.replace(
    partedPressure,
    (_, hundreds: string, rest: string) => `${hundreds}${rest.padStart(2, "0")} over `,
  );
}
