import type { Fact } from "#core/domain/fact.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";
import { foodPattern } from "./foods.ts";

const number =
  "(\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\\s?(?:-|–|to|or)\\s?\\d+(?:\\.\\d+)?)?";
const time = "(hours?|hrs?|h|minutes?|mins?)";

/** What is counted; the first group holds the value, the second its unit. */
const patterns: { name: string; pattern: RegExp }[] = [
  {
    name: "sleep duration",
    pattern: new RegExp(
      `\\b(?:slept|sleep(?:ing|s)?)\\b(?: for| about| around| only| just| maybe| almost| nearly| roughly|:|\\s)*${number}\\s?${time}\\b`,
      "gi",
    ),
  },
  { name: "sleep duration", pattern: new RegExp(`\\b${number}\\s?${time} (?:of |'s )?sleep\\b`, "gi") },
  {
    name: "sleep quality",
    pattern: /\bsleep(?: quality| score)?\s*(?:was|is|:|=|at|rated|about)?\s*(10|\d(?:\.\d)?)\s?(\/ ?10|out of 10)/gi,
  },
  {
    name: "mobility",
    pattern:
      /\b(?:mobility|function|walking ability)(?: score)?\s*(?:was|is|:|=|at|rated|about)?\s*(10|\d(?:\.\d)?)\s?(\/ ?10|out of 10)/gi,
  },
  {
    name: "mood",
    pattern: /\b(?:mood)(?: score)?\s*(?:was|is|:|=|at|rated|about)?\s*(10|\d(?:\.\d)?)\s?(\/ ?10|out of 10)/gi,
  },
  {
    name: "energy",
    pattern:
      /\b(?:energy)(?: level| score)?\s*(?:was|is|:|=|at|rated|about)?\s*(10|\d(?:\.\d)?)\s?(\/ ?10|out of 10)/gi,
  },
  {
    name: "stress",
    pattern:
      /\b(?:stress)(?: level| score)?\s*(?:was|is|:|=|at|rated|about)?\s*(10|\d(?:\.\d)?)\s?(\/ ?10|out of 10)/gi,
  },
  { name: "steps", pattern: /\b(\d{1,3}(?:,\d{3})+|\d{3,6})\s?(steps)\b/gi },
  {
    name: "walking",
    pattern: new RegExp(
      `\\b(?:walk(?:ed|s|ing)?)\\b(?: for| about| around| only| the dog|:|\\s)*${number}\\s?(${time.slice(1, -1)}|miles?|km|kilometers?|kilometres?|blocks?)\\b`,
      "gi",
    ),
  },
  {
    name: "exercise",
    pattern: new RegExp(
      `\\b(?:exercis(?:e|ed|es|ing)|workouts?|worked out|yoga|swimming|swam|cycl(?:ed|ing)|r[au]n(?:ning)?|gym|pilates|physio(?:therapy)? exercises)\\b(?: for| about| around|:|\\s)*${number}\\s?(${time.slice(1, -1)}|miles?|km|times (?:a|per) week)\\b`,
      "gi",
    ),
  },
  {
    name: "alcohol",
    pattern:
      /\b(\d+(?:\s?(?:-|–|to)\s?\d+)?|one|two|three|four|five|six|a)\s(drinks?|beers?|glass(?:es)? of wine|units of alcohol|pints?|cocktails?)\b/gi,
  },
  {
    name: "smoking",
    pattern:
      /\b(\d+(?:\.\d+)?|one|two|half a|a half)\s?(packs?(?: (?:per|a) day| years?)?|pack[- ]years?|cigarettes?(?: (?:per|a) day)?)\b/gi,
  },
  {
    name: "caffeine",
    pattern: /\b(\d+|one|two|three|four|five|a)\s(cups? of (?:coffee|tea)|coffees|espressos?|energy drinks?)\b/gi,
  },
  { name: "water", pattern: /\b(\d+(?:\.\d+)?)\s(glasses of water|lit(?:er|re)s of water)\b/gi },
];

const eaten = new RegExp(
  `\\b(?:ate|eaten|eating|had|after|drank|drinking|avoid(?:ed|ing)?|cut out|gave up|no)\\b[^.;]{0,24}?\\b(${foodPattern})\\b`,
  "gi",
);

/** Sleep, activity, food and habits as patients and notes count them. */
export function lifestyleFacts(source: RecordSource, read: ReadPassage): Fact[] {
  const { passage } = read;
  if (passage.kind === "heading") return [];
  const facts: Fact[] = [];
  for (const { name, pattern } of patterns) {
    for (const match of passage.text.matchAll(pattern)) {
      const start = passage.start + match.index;
      const end = start + match[0].length;
      if (facts.some((fact) => fact.citation.start < end && fact.citation.end > start)) continue;
      const value = match[1] ?? "";
      const unit = match[2];
      const parsed = Number(value.replace(/,/g, ""));
      const counted = Number.isNaN(parsed) ? wordNumber(value) : parsed;
      facts.push(makeFact(source, read, { kind: "lifestyle", name, start, end }, { value, number: counted, unit }));
    }
  }
  if (passage.section !== "allergies") {
    for (const match of passage.text.matchAll(eaten)) {
      const food = match[1]?.toLowerCase() ?? "";
      const start = passage.start + match.index;
      const end = start + match[0].length;
      const fact = makeFact(source, read, {
        kind: "lifestyle",
        name: food,
        start,
        end,
        contextAt: { start: end - food.length, end },
      });
      facts.push({ ...fact, negated: fact.negated || /^(?:avoid|cut out|gave up|no\b)/i.test(match[0]) });
    }
  }
  return facts;
}

const words = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function wordNumber(word: string): number | undefined {
  const index = words.indexOf(word.toLowerCase());
  if (index >= 0) return index;
  return /^(?:a|an)$/i.test(word) ? 1 : /half/i.test(word) ? 0.5 : undefined;
}
