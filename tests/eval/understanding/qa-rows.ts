import { atLeast, atMost, type MeasuredPart, skipped } from "./measured-part.ts";
import { plantedPlaces, withOtherNumbers, withOtherUnit, withOtherYear } from "./planted-errors.ts";
import { judge } from "./qa-matcher.ts";
import { type JudgedQuestion, runQa } from "./qa-run.ts";
import { renderedPages } from "./rendered-pages.ts";
import { searchPack } from "./search-pack.ts";
import { share } from "./shares.ts";

/** `qa/records`: what is asked in lay words of the records of synthetic patients; every fifth patient's records are read from PDF. */
export async function qaPart(): Promise<MeasuredPart> {
  const pages = await renderedPages();
  const judged = await runQa(pages);
  if (judged.length === 0) return skipped("answers to qa/records", "no folder qa/records in the evaluation's data");
  const asked = judged.filter(({ question }) => question.kind !== "absent");
  const absent = judged.filter(({ question }) => question.kind === "absent");
  const right = asked.filter(({ verdict }) => verdict.right);
  const withPack = await runQa(pages, await searchPack());
  const otherwiseFound = judged.filter(({ found }, index) => found !== withPack[index]?.found);
  const [caught, planted] = plantedFound(asked);
  return {
    rows: [
      atLeast({
        name: "qa/records: right (value, unit, date)",
        value: share(right.length, asked.length),
        bound: 0.92,
        note: kindsNote(asked),
      }),
      atLeast({
        name: "qa/records: absent ones refused",
        value: share(absent.filter(({ verdict }) => verdict.right).length, absent.length),
        bound: 0.95,
        note: `${absent.length} questions`,
      }),
      atLeast({
        name: "qa/records: right, with the search pack",
        value: share(
          withPack.filter(({ question, verdict }) => question.kind !== "absent" && verdict.right).length,
          asked.length,
        ),
        bound: 0.92,
      }),
      atMost({
        name: "qa/records: found or refused otherwise with the search pack than without",
        value: otherwiseFound.length,
        bound: 0,
        note: `of ${judged.length} questions, ${absent.length} of them absent`,
      }),
      atLeast({
        name: "qa/records: evidence cited in right ones",
        value: share(right.filter(({ verdict }) => verdict.evidence).length, right.length),
        bound: 0.95,
      }),
      atLeast({
        name: "qa/records: planted errors found by the judge",
        value: share(caught, planted),
        bound: 1,
        note: `${planted} planted`,
      }),
    ],
    skips: [],
  };
}

function kindsNote(asked: readonly JudgedQuestion[]): string {
  const kinds = new Map<string, [number, number]>();
  for (const { question, verdict } of asked) {
    const [right, all] = kinds.get(question.kind) ?? [0, 0];
    kinds.set(question.kind, [right + (verdict.right ? 1 : 0), all + 1]);
  }
  return [...kinds].map(([kind, [right, all]]) => `${kind} ${right}/${all}`).join(", ");
}

/** Right answers altered in one way each: number, unit or year. The judge must call every one wrong. */
function plantedFound(asked: readonly JudgedQuestion[]): [number, number] {
  const right = asked.filter(({ verdict }) => verdict.right);
  const places = plantedPlaces(right.length);
  let caught = 0;
  for (const [turn, place] of places.entries()) {
    const { question, answer, found, cited } = right[place] as JudgedQuestion;
    const dated = question.answer.date !== undefined || question.answer.type === "date";
    const hasUnit = question.answer.unit !== undefined;
    const alter =
      dated && turn % 3 === 1 ? withOtherYear : hasUnit && turn % 3 === 2 ? withOtherUnit : withOtherNumbers;
    if (!judge(question, { text: alter(answer), found, cited }).right) caught++;
  }
  return [caught, places.length];
}
