import { isoDay } from "#core/findings/threads/day-number.ts";
import { documentsOf, type SimulatedDocument } from "./documents.ts";
import { addTo, begin, finish, startMedicines } from "./making.ts";
import type { OtherWorld } from "./other-worlds.ts";
import { createChance } from "./random.ts";
import type { SimulatedDay, SimulatedPatient } from "./truth.ts";

/** A record as words alone: what they say is the product's to find. */
function textOf(id: string, lines: readonly string[]): SimulatedDocument {
  return { id, originalFilename: `${id}.txt`, text: lines.join("\n"), facts: [] };
}

const lettersOf = (patient: SimulatedPatient) => documentsOf(patient).filter(({ id }) => !id.startsWith("diary"));

const daysOfFile = 90;

/** Diaries of ninety days each, a line a day. */
function diariesOf(
  { days }: SimulatedPatient,
  line: (day: SimulatedDay) => string,
  heads: readonly string[] = ["My diary"],
): SimulatedDocument[] {
  const files: SimulatedDocument[] = [];
  for (let from = 0; from < days.length; from += daysOfFile) {
    const lines = days.slice(from, from + daysOfFile).map((day) => `${isoDay(day.day)}: ${line(day)}`);
    files.push(textOf(`diary-${files.length + 1}`, [...heads, ...lines]));
  }
  return files;
}

const scored = (numbers: SimulatedDay["numbers"], print: (value: number) => string = (value) => `${value}/10`) =>
  Object.entries(numbers).map(([name, value]) =>
    name === "sleep duration" ? `slept ${value} hours` : `${name} ${print(value)}`,
  );

const people = ["Lily Carter", "Amara Okafor", "Jonas Weber", "Priya Nair", "Tom Hughes", "Elena Rossi"];

/** Two people in one account: what the one has more of begins when the other's diary does. */
function household(name: string, headsOf: (person: string, born: string) => string[]): OtherWorld {
  return {
    name,
    isNull: true,
    make(seed) {
      const making = begin(seed, 0.3, 200);
      startMedicines(making);
      return finish(making, seed, true);
    },
    write(patient) {
      const chance = createChance(patient.seed * 5 + 1);
      const [own = "", other = ""] = chance.shuffled(people);
      const [bornOwn, bornOther] = [
        `${chance.whole(1945, 1990)}-05-1${chance.whole(0, 9)}`,
        `${chance.whole(2008, 2016)}-0${chance.whole(1, 9)}-21`,
      ];
      const shift = chance.pick([-3, -2, 2, 3]);
      // The other person's diary is the shorter one, and falls into the second half.
      const from = Math.floor(patient.days.length * 0.55);
      const theirs = {
        ...patient,
        days: patient.days.slice(from, from + 80).map((day) => ({
          ...day,
          numbers: Object.fromEntries(
            Object.entries(day.numbers).map(([key, value]) => [key, Math.min(10, Math.max(0, value + shift))]),
          ),
        })),
      };
      const line = ({ numbers, events }: SimulatedDay) => [...scored(numbers), ...events].join(", ");
      const letters = lettersOf(patient).map((letter) => ({
        ...letter,
        text: [...headsOf(own, bornOwn), letter.text].join("\n"),
      }));
      return [
        ...diariesOf(patient, line, headsOf(own, bornOwn)),
        ...letters,
        ...diariesOf(theirs, line, headsOf(other, bornOther)).map((diary) => ({ ...diary, id: `other-${diary.id}` })),
      ];
    },
  };
}

/** From a visit on, where a medicine is begun, the patient is asked to score otherwise. */
function rescaled(name: string, print: (value: number) => string): OtherWorld {
  return {
    name,
    isNull: true,
    make(seed) {
      const making = begin(seed, 0.3);
      startMedicines(making);
      return finish(making, seed, true);
    },
    write(patient) {
      const visit = patient.treatments[0]?.start ?? 0;
      const line = ({ day, numbers, events }: SimulatedDay) =>
        [...scored(numbers, day >= visit ? print : undefined), ...events].join(", ");
      return [...diariesOf(patient, line), ...lettersOf(patient)];
    },
  };
}

/** Nothing goes together with anything, but the words have to be read for it to stay so. */
export const writtenNullWorlds: readonly OtherWorld[] = [
  household("two people, names and birth dates printed", (person, born) => [
    "Diary",
    `Name: ${person}`,
    `Date of birth: ${born}`,
  ]),
  household("two people, their names over the diaries", (person) => [`Diary of ${person}`]),
  rescaled("scale change at the visit, 0 to 5", (value) => `${Math.round(value / 2)}/5`),
  rescaled("scale change at the visit, 0 to 100", (value) => `${value * 10}/100`),
];

interface Amount {
  aliases: string[];
  mean: number;
  deviation: number;
  step: number;
  forms: ((value: number) => string)[];
}

const amounts: readonly Amount[] = [
  {
    aliases: ["coffee", "caffeine"],
    mean: 2.4,
    deviation: 1.2,
    step: 1,
    forms: [
      (value) => `${value} cups of coffee`,
      (value) => `coffee ${value}`,
      (value) => `coffee: ${value} cups`,
      (value) => `${value} coffees`,
    ],
  },
  {
    aliases: ["steps", "walking"],
    mean: 6000,
    deviation: 2200,
    step: 100,
    forms: [
      (value) => `${value} steps`,
      (value) => `steps ${value}`,
      (value) => `walked ${value} steps`,
      (value) => `steps: ${value}`,
    ],
  },
  {
    aliases: ["alcohol", "wine"],
    mean: 2.2,
    deviation: 1.4,
    step: 1,
    forms: [(value) => `alcohol ${value} units`, (value) => `${value} units of alcohol`, (value) => `alcohol ${value}`],
  },
  {
    aliases: ["sleep duration"],
    mean: 7,
    deviation: 1.1,
    step: 0.5,
    forms: [(value) => `slept ${value} h`, (value) => `sleep ${value} hours`, (value) => `${value} hours of sleep`],
  },
];

/** How much there was of a thing goes together with a symptom on one of the days that follow. */
const amountWorld: OtherWorld = {
  name: "amounts (cups, steps, units, hours)",
  isNull: false,
  make(seed) {
    const making = begin(seed, 0.3, 240);
    const { chance } = making;
    const { aliases, mean, deviation, step } = amounts[seed % amounts.length] as Amount;
    const [key = ""] = aliases;
    const values = Float64Array.from({ length: making.length }, () =>
      Math.max(0, Math.round((mean + deviation * chance.normal()) / step) * step),
    );
    const lagDays = chance.whole(0, 2);
    const sign = chance.pick([-1, 1]);
    // Days above the mean lie 1.2 above the days below it, 1.6 standard deviations apart.
    addTo(making, "headache", (index) =>
      index < lagDays ? 0 : (((sign * 1.2) / 1.6) * ((values[index - lagDays] ?? mean) - mean)) / deviation,
    );
    making.amounts.set(key, values);
    for (const other of aliases)
      making.truths.push({ kind: "trigger", outcome: "headache", other, lagDays, effect: 1.2, wellObserved: true });
    return finish(making, seed, false);
  },
  write(patient) {
    const chance = createChance(patient.seed * 3 + 2);
    const form = chance.pick((amounts[patient.seed % amounts.length] as Amount).forms);
    const [key = ""] = (amounts[patient.seed % amounts.length] as Amount).aliases;
    const line = ({ numbers, events }: SimulatedDay) => {
      const { [key]: amount, ...rest } = numbers;
      return [...scored(rest), ...(amount === undefined ? [] : [form(amount)]), ...events].join(", ");
    };
    return diariesOf(patient, line);
  },
};

/** What is eaten acts on some days in a row. */
function spreadWorld(name: string, shape: readonly number[]): OtherWorld {
  return {
    name,
    isNull: false,
    make(seed) {
      const making = begin(seed, 0.3, 240);
      const { chance } = making;
      const food = chance.pick([...making.events.keys()]);
      const eaten = making.events.get(food);
      const from = chance.whole(0, 2);
      const sign = chance.pick([-1, 1]);
      shape.forEach((height, day) => {
        addTo(making, "headache", (index) => sign * height * (eaten?.[index - from - day] ?? 0));
        const lagDays = from + day;
        const truth = { kind: "trigger", outcome: "headache", other: food, lagDays } as const;
        making.truths.push({ ...truth, effect: 1.2, wellObserved: true });
      });
      return finish(making, seed, false);
    },
  };
}

/** Days around the period are worse; cycles are not all of one length, and some people write the period down. */
function cycleWorld(
  name: string,
  { isWritten, worse: [first, last] }: { isWritten: boolean; worse: [number, number] },
): OtherWorld {
  return {
    name,
    isNull: false,
    make(seed) {
      const making = begin(seed, 0.3, 300);
      const { chance } = making;
      const usual = chance.between(26, 31);
      const starts: number[] = [];
      for (let next = chance.whole(0, 25); next < making.length; next += Math.round(usual + 1.3 * chance.normal()))
        starts.push(next);
      const isWithin = (index: number, from: number, to: number) =>
        starts.some((start) => index >= start + from && index <= start + to);
      addTo(making, "pain", (index) => (isWithin(index, first, last) ? 1.2 : 0));
      making.truths.push({ kind: "monthly", outcome: "pain", effect: 1.2, wellObserved: true });
      if (isWritten) {
        making.events.set(
          "period",
          Uint8Array.from({ length: making.length }, (_none, index) => Number(isWithin(index, 0, 4))),
        );
        making.truths.push({ kind: "trigger", outcome: "pain", other: "period", effect: 1.2, wellObserved: true });
      }
      return finish(making, seed, false);
    },
    write(patient) {
      return diariesOf(patient, ({ numbers, events }) => [...scored(numbers), ...events].join(", "));
    },
  };
}

/** Worlds in which something is planted, in the ways in which it comes in life. */
export const writtenWorlds: readonly OtherWorld[] = [
  spreadWorld("spread over three days", [0.8, 1.2, 0.8]),
  spreadWorld("spread thinly over four days", [0.5, 0.5, 0.5, 0.5]),
  amountWorld,
  cycleWorld("cycle, five days worse, the period written down", { isWritten: true, worse: [-2, 2] }),
  cycleWorld("cycle, half of it worse, not written down", { isWritten: false, worse: [-12, 1] }),
  cycleWorld("cycle, five days worse, not written down", { isWritten: false, worse: [-2, 2] }),
];
