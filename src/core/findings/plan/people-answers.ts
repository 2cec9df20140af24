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

/** People are asked for by their work: "the allergy doctor", "the name of the gene counsellor". */
export const asksForRole =
  /^(?:and |so |please )*(?:who (?:is|are|was)|what (?:is|was) the (?:name of|[a-z ]{0,16}(?:doctor|nurse|sir|madam|specialist)s? name)|name of) (?:my |the |our |his |her |their )?(?<role>(?:[a-z]+ ){0,3}(?:doctor|nurse|counsell?or|specialist|consultant|surgeon|therapist|physio|pharmacist|chemist|dietitian|midwife|gp|[a-z]+ologist))s?(?: called| again| please)?$/;

/** Who does a kind of work, first what their role says; with the words of the records beside it. */
export function peopleOfRole(plain: string, people: readonly ChartPerson[]): ChartPerson[] {
  const role = asksForRole.exec(plain)?.groups?.role;
  if (role === undefined) return [];
  const words = role.split(" ").filter((word) => !idle.has(word));
  const lines = careLinesIn(words.join(" "));
  if (words.length === 0) return [];
  const scored = people.map((one) => {
    const said = `${one.role ?? ""}`.toLowerCase();
    const own = careLinesIn(said).filter((line) => lines.includes(line)).length;
    const named = words.filter((word) => said.includes(word.slice(0, Math.max(4, word.length - 3)))).length;
    return { one, score: Math.max(own, named) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ one }) => one);
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
