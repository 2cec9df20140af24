/** The parts that the engine's own table of frequencies is made of, in Spanish. */
const parts: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /^(once|twice|three times|four times) a (day|week|month|year)/,
    ([, times = "", unit = ""]) => `${counts[times]} ${units[unit]}`,
  ],
  [/^every other day/, () => "un día sí y otro no"],
  [/^every (\d{1,2}) (hours|weeks|months)/, ([, count, unit = ""]) => `cada ${count} ${units[unit]}`],
  [/^at weekends/, () => "los fines de semana"],
  [/^at night/, () => "por la noche"],
  [/^at midday/, () => "al mediodía"],
  [/^in the morning/, () => "por la mañana"],
  [/^once only/, () => "una sola vez"],
  [/^with meals/, () => "con las comidas"],
  [/^as needed/, () => "si hace falta"],
];
const counts: Readonly<Record<string, string>> = {
  once: "una vez",
  twice: "dos veces",
  "three times": "tres veces",
  "four times": "cuatro veces",
};
const units: Readonly<Record<string, string>> = {
  day: "al día",
  week: "por semana",
  month: "al mes",
  year: "al año",
  hours: "horas",
  weeks: "semanas",
  months: "meses",
};

/** How often, in Spanish; undefined where any of it is no part of that table: half a sentence helps nobody. */
export function frequencyEs(frequency: string): string | undefined {
  const said: string[] = [];
  let rest = frequency.trim();
  while (rest !== "") {
    const part = parts
      .map(([pattern, say]) => ({ match: pattern.exec(rest), say }))
      .find(({ match }) => match !== null);
    if (part?.match === undefined || part.match === null) return undefined;
    said.push(part.say(part.match));
    rest = rest.slice(part.match[0].length).trim();
  }
  return said.join(" ");
}
