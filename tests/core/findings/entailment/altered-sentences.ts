import type { Chart } from "#core/domain/chart.ts";
import type { CitedSentence } from "#core/domain/citation.ts";
import { isEntailed } from "#core/findings/entailment/entailed-sentences.ts";
import { answerFromPlan } from "#core/findings/plan/answer-from-plan.ts";
import type { PlanSource } from "#core/findings/plan/plan-source.ts";
import { createChance } from "../../../eval/simulate/random.ts";

export const alterationKinds = ["name", "number", "unit", "date", "status", "negation", "person", "reason"] as const;
export type AlterationKind = (typeof alterationKinds)[number];

/** A built sentence with one thing altered. */
export interface Altered {
  kind: AlterationKind;
  sentence: CitedSentence;
  text: string;
  source: PlanSource;
}

type Chance = ReturnType<typeof createChance>;

/** Every sentence that the chart's answers are built of: asked of each thing that the chart holds, and by `questions`. */
export function builtSentences(source: PlanSource, questions: readonly string[] = []): CitedSentence[] {
  const { chart } = source;
  const asked = [
    ...questions,
    ...chart.medicines.flatMap(({ name, printedName }) =>
      [...new Set([name, printedName?.replace(/ \(.*$/, "") ?? name])].flatMap((one) => [
        `am I still on ${one}?`,
        `how much ${one} do I take?`,
        `when was ${one} started?`,
        `when was ${one} stopped?`,
        `who stopped ${one}?`,
        `how has my ${one} changed?`,
        `how long have I been on ${one}?`,
      ]),
    ),
    ...chart.results.flatMap(({ name }) => {
      const plain = name.replace(/ \(.*$/, "");
      return [
        `what was my last ${plain}?`,
        `has my ${plain} gone up or down?`,
        `what was my highest ${plain}?`,
        `what was my lowest ${plain}?`,
      ];
    }),
    ...chart.allergies.map(({ name }) => `am I allergic to ${name}?`),
    ...chart.people.map(({ name }) => `who is ${name}?`),
    ...chart.people.map(({ name }) => `what is the phone number of ${name}?`),
    "what am I allergic to?",
    "what medicines do I take?",
    "what medicines were stopped?",
    "what medicines were started?",
    "when is my next appointment?",
    "all the appointments coming up please",
    "what is still outstanding?",
  ];
  const sentences = new Map<string, CitedSentence>();
  for (const question of asked)
    for (const sentence of answerFromPlan(question, [], source)?.sentences ?? []) {
      // A quote is the record's own sentence, and is held against its page.
      if (/^[^“]{0,80}(?:says|has)?:? ?“[^”]*”\.$/.test(sentence.text) || sentence.text.endsWith(":")) continue;
      if (isEntailed(sentence, source, chart.asOf)) sentences.set(sentence.text, sentence);
    }
  return [...sentences.values()];
}

/** `count` sentences with one thing altered, as many of each kind as there are sentences for, by seed. */
export function alteredSentences(
  all: readonly { source: PlanSource; sentences: readonly CitedSentence[] }[],
  count: number,
  seed: number,
): Altered[] {
  const chance = createChance(seed);
  const pools = new Map<AlterationKind, Altered[]>(
    alterationKinds.map((kind) => {
      const pool = all.flatMap(({ source, sentences }) =>
        sentences.flatMap((sentence) =>
          [...new Set([1, 2, 3].map(() => alter(kind, sentence.text, source.chart, chance)))].flatMap((text) =>
            text === undefined || text === sentence.text ? [] : [{ kind, sentence, text, source }],
          ),
        ),
      );
      return [kind, chance.shuffled(pool)];
    }),
  );
  const chosen: Altered[] = [];
  while (chosen.length < count && [...pools.values()].some((pool) => pool.length > 0))
    for (const pool of pools.values()) {
      const one = pool.pop();
      if (one !== undefined && chosen.length < count) chosen.push(one);
    }
  return chosen;
}

/** One thing altered, mostly to what stands elsewhere in the same chart: that is what goes wrong. */
function alter(kind: AlterationKind, text: string, chart: Chart, chance: Chance): string | undefined {
  return alterations[kind](text, chart, chance);
}

const months = "January February March April May June July August September October November December".split(" ");
const anyMonth = `(?:${months.flatMap((month) => [month, month.slice(0, 3)]).join("|")})`;
const anyDate = new RegExp(`\\b(?:\\d{1,2} )?${anyMonth} (?:19|20)\\d\\d\\b`, "g");

const alterations: Record<AlterationKind, (text: string, chart: Chart, chance: Chance) => string | undefined> = {
  name(text, chart, chance) {
    const medicines = chart.medicines.map(({ name }) => name);
    const tests = chart.results.map(({ name }) => name.replace(/ \(.*$/, ""));
    const outside = withoutQuotes(text).toLowerCase();
    for (const names of [medicines, tests]) {
      const own = names.filter(
        (name) =>
          outside.includes(name.toLowerCase()) &&
          !names.some((longer) => longer !== name && longer.includes(name) && outside.includes(longer.toLowerCase())),
      );
      const [held] = own;
      if (held === undefined) continue;
      const others = names.filter((name) => !related(name, held) && !outside.includes(name.toLowerCase()));
      if (others.length === 0) continue;
      return replaceOutside(text, new RegExp(literal(held), "i"), chance.pick(others));
    }
    return undefined;
  },
  number(text, _chart, chance) {
    const numbers = [
      ...withoutQuotes(text.replace(anyDate, (date) => "·".repeat(date.length))).matchAll(
        /(?<![\w.,/:^*-])\d+(?:[.,]\d+)*(?![\w:])(?! ?(?:hours|weeks|months|years|days)\b)/g,
      ),
    ];
    const one = numbers.length === 0 ? undefined : chance.pick(numbers);
    if (one === undefined) return undefined;
    const [printed] = one;
    const plain = Number(printed.replace(/,/g, ""));
    const other = chance.pick(
      [plain * 10, plain + 1, plain * 2, Number((plain / 10).toFixed(3))].filter((value) => value !== plain),
    );
    return `${text.slice(0, one.index)}${other}${text.slice(one.index + printed.length)}`;
  },
  unit(text, _chart, chance) {
    const found =
      /(\d ?)(mg|g|mcg|micrograms|ml|units?|IU|mmol\/L|umol\/L|g\/L|g\/dL|mg\/L|mg\/dL|ug\/L|ng\/mL|U\/L|mmHg|%)(?![\p{L}/])/u.exec(
        text,
      );
    if (found === null) return undefined;
    const [, before = "", unit = ""] = found;
    const doses = ["mg", "mcg", "g", "ml", "units"];
    const measures = ["mmol/L", "mg/dL", "g/L", "ug/L", "%", "U/L"];
    const other = chance.pick(
      (doses.includes(unit) || unit === "micrograms" ? doses : measures).filter(
        (one) => one !== unit && !(unit === "micrograms" && one === "mcg"),
      ),
    );
    return replaceOutside(text, new RegExp(literal(`${before}${unit}`)), `${before}${other}`);
  },
  date(text, chart, chance) {
    const dates = [...withoutQuotes(text).matchAll(anyDate)];
    if (dates.length === 0) return undefined;
    const one = chance.pick(dates);
    const [printed] = one;
    const [, day, month = "", year = ""] = /^(?:(\d{1,2}) )?(\p{L}+) (\d{4})$/u.exec(printed) ?? [];
    // A day on which the same was measured would make the sentence true again.
    const isSame = (date: string) =>
      chart.results.some(({ values }) => values.some((one) => one.date === date && text.includes(one.value)));
    const days = chart.results.flatMap(({ values }) => values.map(({ date }) => date));
    const elsewhere = days.filter((date) => date.length === 10 && !isSame(date));
    const elsewhen = elsewhere.length === 0 ? chart.asOf : chance.pick(elsewhere);
    const [otherYear = "", otherMonth = "", otherDay = ""] = elsewhen.split("-");
    const at = months.findIndex((name) => name.startsWith(month.slice(0, 3)));
    const shown = (index: number) => (month.length === 3 ? months[index]?.slice(0, 3) : months[index]) ?? month;
    const other = chance.pick([
      `${day === undefined ? "" : `${day} `}${shown((at + 1) % 12)} ${year}`,
      `${day === undefined ? "" : `${day} `}${month} ${Number(year) - 1}`,
      ...(day === undefined
        ? []
        : [
            `${(Number(day) % 28) + 1} ${month} ${year}`,
            `${Number(otherDay)} ${shown(Number(otherMonth) - 1)} ${otherYear}`,
          ]),
    ]);
    if (other === printed) return undefined;
    return `${text.slice(0, one.index)}${other}${text.slice(one.index + printed.length)}`;
  },
  status(text, _chart, chance) {
    const swaps: [RegExp, string[]][] = [
      [/\b(?:was )?stopped( your)?\b/, ["started", "paused", "raised"]],
      [/\b(?:was )?started again( your)?\b/, ["stopped", "paused"]],
      [/\b(?:was )?started( your)?\b/, ["stopped", "paused", "reduced"]],
      [/\b(?:was )?paused( your)?\b/, ["started", "raised"]],
      [/\b(?:was )?(?:raised|reduced|changed)( your)?\b/, ["stopped", "paused"]],
    ];
    for (const [said, others] of swaps) {
      const found = said.exec(withoutQuotes(text));
      if (found === null) continue;
      const passive = found[0].startsWith("was ") ? "was " : "";
      return replaceOutside(text, said, `${passive}${chance.pick(others)}${found[1] ?? ""}`);
    }
    const turns: [RegExp, string][] = [
      [/\bgone up\b/, "gone down"],
      [/\bgone down\b/, "gone up"],
      [/, high\b/, ", low"],
      [/, low\b/, ", high"],
      [/, in the normal range/, chance.pick([", high", ", low"])],
      [/\bThe highest\b/, "The lowest"],
      [/\bThe lowest\b/, "The highest"],
      [/\bYou are allergic to\b/, "You are not allergic to"],
      [/\bas an allergy\b/, "as a possible allergy"],
      [/\bas a possible allergy\b/, "as an allergy"],
      [/\bwas moved\b/, "was cancelled"],
      [/\bwas cancelled\b/, "was moved"],
      [/\bYour records have you on ([^,.]+)[^.]*/, "Your $1 was stopped"],
      [/^Your ([^.]+?) is (\d[^.]*)\.$/, "Your $1 was stopped."],
    ];
    const turn = turns.find(([said]) => said.test(withoutQuotes(text)));
    return turn === undefined ? undefined : replaceOutside(text, turn[0], turn[1]);
  },
  negation(text, _chart, chance) {
    const ways: ((text: string) => string)[] = [
      (said) => said.replace(/^(Yes|No)\b/, (word) => (word === "Yes" ? "No" : "Yes")),
      (said) => said.replace(/\b(is|was|are)\b(?! not)/, "$1 not"),
      (said) => said.replace(/\bYour records have\b/, "Your records do not have"),
      (said) => said.replace(/\bnot (?=allergic|as something|certain)/, ""),
      (said) => said.replace(/\bstopped your\b/, "never stopped your"),
      (said) => said.replace(/\b(has|have) gone\b/, "$1 not gone"),
    ];
    const changed = ways.map((way) => outsideQuotes(text, way)).filter((one) => one !== text);
    return changed.length === 0 ? undefined : chance.pick(changed);
  },
  person(text, chart, chance) {
    const actor =
      /^(?:(?:Yes, you are off it|No|Yes)\. )?((?:Dr|Prof|Mr|Mrs|Ms|Nurse|[A-Z]\.) ?[\p{L}.' -]{2,30}?)(?= (?:stopped|started|paused|raised|reduced|changed|is|; phone)\b|: )/u.exec(
        text,
      )?.[1];
    const others = chart.people.map(({ name }) => name).filter((name) => actor === undefined || !related(name, actor));
    if (actor !== undefined && others.length > 0 && chance.uniform() < 0.7)
      return text.replace(actor, chance.pick(others));
    if (!/\b[Yy]our (?!records)/.test(withoutQuotes(text))) return undefined;
    const whose = chance.pick(["mother's", "husband's", "son's", "sister's", "father's"]);
    return replaceOutside(text, /\b([Yy]our) (?!records)/, `$1 ${whose} `);
  },
  reason(text, chart, chance) {
    const quoted = /\(reason given: “([^”]+)”\)/.exec(text)?.[1];
    const clause =
      /, (?:because|due to|owing to|given|on account|following|in view|secondary|after|for|as) [^“”.]+(?=\.)/.exec(
        text,
      )?.[0];
    const reasons = chart.medicines
      .flatMap(({ reason, steps }) => [reason, ...steps.map((step) => step.reason)])
      .filter((reason): reason is string => reason !== undefined && reason.split(" ").length > 1)
      .map((reason) =>
        reason
          .replace(/\s+/g, " ")
          .replace(/[“”"]/g, "'")
          .replace(/[.;,\s]+$/, ""),
      );
    const made = ["it did not help", "you asked for it", "your blood pressure was too low", "of a rash"];
    const held = (quoted ?? clause ?? "").toLowerCase();
    const other = chance.pick(
      [...reasons, ...made].filter(
        (reason) => !held.includes(reason.toLowerCase()) && !reason.toLowerCase().includes(held.replace(/^, \w+ /, "")),
      ),
    );
    if (quoted !== undefined) return text.replace(quoted, other);
    if (clause !== undefined) return text.replace(clause, `, because ${other}`);
    // A reason where the records give none.
    return /\b(?:stopped|paused|started|raised|reduced)\b.*\.$/.test(withoutQuotes(text)) && !/“/.test(text)
      ? text.replace(/\.$/, `, because ${other}.`)
      : undefined;
  },
};

function related(one: string, other: string): boolean {
  const words = new Set(
    one
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
  return other
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => words.has(word));
}

function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”/g, (quote) => "·".repeat(quote.length));
}

function replaceOutside(text: string, pattern: RegExp, by: string): string {
  return outsideQuotes(text, (said) => said.replace(pattern, by));
}

function outsideQuotes(text: string, change: (said: string) => string): string {
  const quotes = text.match(/“[^”]*”/g) ?? [];
  const changed = change(text.replace(/“[^”]*”/g, "“”"));
  let at = 0;
  return changed.replace(/“”/g, () => quotes[at++] ?? "“”");
}

function literal(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\/{}]/g, "\\$&");
}
