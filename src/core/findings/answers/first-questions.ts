import type { Fact } from "#core/domain/fact.ts";

const mostQuestions = 3;
/** Where the words of a name have ended: "CRP was 4". */
const noName = /^(?:was|is|were|are|of|on|in|at|and|the|for|has|had|now|level)$/i;

/** Questions that one record's own words answer: to begin with, for somebody who has asked nothing yet. */
export function firstQuestions(facts: readonly Fact[]): string[] {
  const own = facts.filter(({ subject, negated, hypothetical }) => subject === "patient" && !negated && !hypothetical);
  const named = (kind: Fact["kind"], holds: (fact: Fact) => boolean = () => true) => {
    const fact = own.find((one) => one.kind === kind && holds(one));
    return fact && printedName(fact);
  };
  const stopped = named("medication", ({ status }) => status === "stopped");
  const result = named("lab", ({ flag }) => flag === "high" || flag === "low") ?? named("lab");
  const questions = [
    stopped && `Why was ${stopped} stopped?`,
    result && `What was my ${result}?`,
    own.some(({ kind }) => kind === "medication") && "What medicines are in this record?",
    own.some(({ kind }) => kind === "appointment") && "When is my next appointment?",
    "Explain my uploaded document in plain English",
  ];
  return questions.filter((question): question is string => Boolean(question)).slice(0, mostQuestions);
}

/** The name as the record prints it where the standard name is another: somebody asks with the words that they see. */
function printedName({ name, citation }: Fact): string {
  const { quote } = citation;
  const at = quote.toLowerCase().indexOf(name.toLowerCase());
  if (at >= 0) return name;
  const words = /^[\p{L}][\p{L}-]*(?: [\p{L}][\p{L}-]*){0,2}/u.exec(quote)?.[0].split(" ") ?? [];
  const ends = words.findIndex((word) => noName.test(word));
  const printed = (ends < 0 ? words : words.slice(0, ends)).join(" ") || undefined;
  // "Paracetamol" at the beginning of its line; an abbreviation stays as it is.
  return printed?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) ?? name;
}
