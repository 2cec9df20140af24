import type { ChartPerson } from "#core/domain/chart.ts";
import { careLinesIn } from "#core/understanding/vocabulary/care-words.ts";
import { namesIt } from "./near-name.ts";
import { type Composed, type PlanSource, say } from "./plan-source.ts";

const idle = new Set(
  "who what which is are was the my his her our doctor dr phone number telephone contact for of do does can should ring call reach name named please nurse team clinic service how get hold have there that this and see saw".split(
    " ",
  ),
);

/** The people that a question names: by name, or by what they do. */
export function namedPeople(plain: string, people: readonly ChartPerson[]): ChartPerson[] {
  const words = (plain.match(/[\p{L}]+/gu) ?? []).filter((word) => word.length > 2 && !idle.has(word));
  const byName = people.filter(({ name }) => words.some((word) => word.length > 3 && namesIt(word, name)));
  if (byName.length > 0) return byName;
  const lines = new Set(careLinesIn(plain));
  return people.filter(({ role, organisation }) =>
    careLinesIn(`${role ?? ""} ${organisation ?? ""}`).some((line) => lines.has(line)),
  );
}

/** Who somebody is: role, place and phone, as far as the records say. */
export function answerPeople(people: readonly ChartPerson[], wantsPhone: boolean, _source: PlanSource): Composed {
  const told = people.filter((one) =>
    wantsPhone ? one.phone !== undefined : one.role !== undefined || one.organisation !== undefined,
  );
  if (told.length === 0 || told.length > 4) return undefined;
  return told.map(({ name, role, organisation, phone, citations }) => {
    const what = [role, organisation].filter((part) => part !== undefined && part !== "").join(", ");
    return say(
      `${name}${what === "" ? "" : ` is ${what}`}${phone === undefined ? "" : `${what === "" ? ": " : "; phone "}${phone}`}.`,
      citations,
    );
  });
}
