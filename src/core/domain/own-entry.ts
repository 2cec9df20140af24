import { z } from "zod/mini";
import { fail, type Outcome, succeed } from "./outcome.ts";

/** Names what the bytes of an entry are, as magic bytes name a PDF. */
export const ownEntryMediaType = "application/vnd.red-thread.entry+json";

/** The longest note of an entry, in UTF-16 units. */
export const maximumEntryTextLength = 4000;
/** The longest name, dose or unit of an entry, in UTF-16 units. */
export const maximumEntryNameLength = 80;

const daySentence = "Please choose a day of the calendar.";
const scoreSentence = "Please choose a number from 0 to 10.";
const nameSentence = `Please write a name of at most ${maximumEntryNameLength} characters.`;
const textSentence = `Please use at most ${maximumEntryTextLength.toLocaleString("en-US")} characters.`;

/** An ISO day that exists. */
const daySchema = z.string(daySentence).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, daySentence),
  z.refine((day) => isDay(day), daySentence),
);
const scoreSchema = z.int(scoreSentence).check(z.minimum(0, scoreSentence), z.maximum(10, scoreSentence));
/** A name stands in one line between marks: line breaks and the marks themselves are taken out. */
const nameSchema = z.pipe(
  z.pipe(
    z.string(nameSentence),
    z.transform((name) =>
      name
        .replace(/[\p{Cc}\u2028\u2029,:;]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  ),
  z.string().check(z.minLength(1, nameSentence), z.maxLength(maximumEntryNameLength, nameSentence)),
);
/** Like a name, but a comma may stand in it ("1,000 mg"). */
const wordsSchema = z.pipe(
  z.pipe(
    z.string(nameSentence),
    z.transform((words) =>
      words
        .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  ),
  z.string().check(z.minLength(1, nameSentence), z.maxLength(maximumEntryNameLength, nameSentence)),
);
const textSchema = z
  .string(textSentence)
  .check(z.trim(), z.minLength(1, "Please write something first."), z.maxLength(maximumEntryTextLength, textSentence));

const symptomSchema = z.object({ name: nameSchema, severity: z.optional(scoreSchema) });
const takenSchema = z.object({ name: nameSchema, dose: z.optional(wordsSchema) });

/** So many symptoms, and so many medicines, can be said of a day besides the first. */
const mostFurtherNames = 40;
const tooManySentence = `Please name at most ${mostFurtherNames + 1} of a kind.`;

/** How a day was. Everything is optional, but one thing at least is said. The first symptom and the first medicine stand by themselves, so that a
 * device of an older version still reads those. */
const checkInSchema = z
  .object({
    kind: z.literal("check-in"),
    date: daySchema,
    pain: z.optional(scoreSchema),
    /** Hours, in quarters. */
    sleepHours: z.optional(z.number().check(z.minimum(0), z.maximum(24), z.multipleOf(0.25))),
    /** 0 to 10, 10 is best. */
    sleepQuality: z.optional(scoreSchema),
    /** 0 to 10, 10 is most. */
    energy: z.optional(scoreSchema),
    symptom: z.optional(symptomSchema),
    medicine: z.optional(takenSchema),
    moreSymptoms: z.optional(z.array(symptomSchema).check(z.maxLength(mostFurtherNames, tooManySentence))),
    moreMedicines: z.optional(z.array(takenSchema).check(z.maxLength(mostFurtherNames, tooManySentence))),
    note: z.optional(textSchema),
  })
  .check(z.refine((entry) => Object.keys(entry).length > 2, "Please fill in one thing at least."));

/** A medicine whose taking began, ended, changed, or goes on, on a day. */
const medicineEntrySchema = z.object({
  kind: z.literal("medicine"),
  date: daySchema,
  name: nameSchema,
  change: z.enum(["started", "stopped", "changed", "continued"]),
  dose: z.optional(wordsSchema),
  frequency: z.optional(wordsSchema),
  note: z.optional(textSchema),
});

/** A value that was measured: a laboratory's, or the patient's own at home. */
const resultEntrySchema = z.object({
  kind: z.literal("result"),
  date: daySchema,
  name: nameSchema,
  /** As printed: "18", "120/80", "negative". */
  value: nameSchema,
  unit: z.optional(wordsSchema),
  /** The normal range as printed with it. */
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  note: z.optional(textSchema),
});

const noteEntrySchema = z.object({ kind: z.literal("note"), date: daySchema, text: textSchema });

/** What a patient writes in the app: a record of its own, whose bytes are this as JSON. */
export const ownEntrySchema = z.discriminatedUnion("kind", [
  checkInSchema,
  medicineEntrySchema,
  resultEntrySchema,
  noteEntrySchema,
]);
export type OwnEntry = z.infer<typeof ownEntrySchema>;
export type CheckIn = Extract<OwnEntry, { kind: "check-in" }>;

/** The entry in a record's content, decoded as UTF-8; "damaged" where it is no JSON, or not an entry of this shape. */
export function parseOwnEntry(json: string): Outcome<OwnEntry, "damaged"> {
  try {
    const parsed = ownEntrySchema.safeParse(JSON.parse(json));
    return parsed.success ? succeed(parsed.data) : fail("damaged");
  } catch {
    return fail("damaged");
  }
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day && day >= "1900-01-01";
}
