import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { Passage } from "#core/reading/passages.ts";
import { cite } from "#core/understanding/facts/fact-builder.ts";
import { meaningSentence, onOneLine, printedName } from "./plain-facts.ts";
import { quotedSentence } from "./quoted-sentence.ts";
import type { RecordView } from "./record-view.ts";

export interface MedicineSentences {
  /** New, changed and stopped ones. */
  changed: CitedSentence[];
  kept: CitedSentence[];
}

/** A passage that is longer is not quoted whole for one medicine. */
const longestInstruction = 220;
/** Medicines that go on are told one by one up to this many, then together. */
const toldAlone = 3;

/** One medicine a sentence, with its dose as printed: what is new, changed or stopped apart from what goes on. */
export function medicineSentences(view: RecordView, explained: Set<string>): MedicineSentences {
  const changed: CitedSentence[] = [];
  const kept: CitedSentence[] = [];
  const keptFacts: Fact[] = [];
  const imperatives = new Set<Passage>();
  for (const fact of mostToldOfEach(view)) {
    const passage = view.passageOf(fact);
    if (passage !== undefined && imperatives.has(passage)) continue;
    const order = imperativeOf(view, fact, explained);
    if (order !== undefined && passage !== undefined) imperatives.add(passage);
    const told = order ?? instructionOf(view, fact, explained) ?? changeOf(view, fact, explained);
    if (told !== undefined) (isChange(fact) ? changed : kept).push(told);
    else keptFacts.push(fact);
  }
  const alone = keptFacts.slice(0, keptFacts.length <= toldAlone + 1 ? keptFacts.length : toldAlone);
  for (const fact of alone) {
    const verb = fact.status === "continued" && isPlanned(view.passageOf(fact)) ? "Keep taking" : "You take";
    kept.push(said(verb, fact, explained));
  }
  const others = keptFacts.slice(alone.length);
  if (others.length > 0) {
    const list = others.map(printedMedicine);
    const last = list.pop();
    kept.push({
      text: `You also take ${list.length > 0 ? `${list.join(", ")} and ` : ""}${last}.`,
      citations: others.map((fact) => fact.citation),
    });
  }
  return { changed, kept };
}

function isChange(fact: Fact): boolean {
  return fact.status !== undefined && fact.status !== "continued";
}

/** Of each medicine the mention that says most: what is done with it before its dose, its dose before its name alone. */
function mostToldOfEach(view: RecordView): Fact[] {
  const best = new Map<string, Fact>();
  const weight = (fact: Fact) =>
    (isChange(fact) ? 4 : 0) + (fact.dose === undefined ? 0 : 2) + (fact.frequency === undefined ? 0 : 1);
  for (const fact of view.facts) {
    if (fact.kind !== "medication" || fact.negated || fact.uncertain || fact.subject !== "patient") continue;
    if (fact.hypothetical === true || fact.historical === true) continue;
    const section = view.passageOf(fact)?.section;
    if (fact.dose === undefined && !isChange(fact) && section !== "medications") continue;
    const known = best.get(fact.name);
    if (known === undefined || weight(fact) > weight(known)) best.set(fact.name, fact);
  }
  return [...best.values()];
}

const orderWords = /^(?:\W|\d+[.)])*(?=(?:start|begin|continue|stop|take|increase|reduce|decrease|keep taking)\b)/i;

/** "Start prednisolone 10 mg once daily for eight weeks, then reduce.": an instruction in the record's own words, which need no quotation. */
function imperativeOf(view: RecordView, fact: Fact, explained: Set<string>): CitedSentence | undefined {
  const passage = view.passageOf(fact);
  if (passage === undefined || passage.kind === "row" || passage.end - passage.start > longestInstruction)
    return undefined;
  const content = passage.text.slice(passage.contentStart - passage.start);
  const lead = orderWords.exec(content);
  if (lead === null) return undefined;
  const citation = cite(view.source, passage.page, passage.contentStart + lead[0].length, passage.end);
  const words = onOneLine(citation.quote).replace(/[\s.;,:|]+$/, "");
  const meaning = meaningSentence(fact, printedName(fact), explained);
  const first = /^[A-Z]{2,}\b/.exec(words)?.[0] ?? "";
  const text = `${capitalised(first.toLowerCase() + words.slice(first.length))}.`;
  return { text: meaning === "" ? text : `${text} ${meaning}`, citations: [citation] };
}

/** "Methotrexate 2.5 mg tablets: “Take FOUR tablets (10 mg) ONCE A WEEK”": what a prescription says below the medicine's name. */
function instructionOf(view: RecordView, fact: Fact, explained: Set<string>): CitedSentence | undefined {
  const passage = view.passageOf(fact);
  if (passage === undefined) return undefined;
  const rest = passage.text.slice(fact.citation.end - passage.start);
  const own = /^[^.]{0,24}?\b(take|inhale|apply|inject|use)\b/i.exec(rest);
  const next = view.passages[view.passages.indexOf(passage) + 1];
  const place =
    own !== null
      ? { page: passage.page, start: fact.citation.end + own[0].length - (own[1]?.length ?? 0), end: passage.end }
      : next !== undefined && next.page === passage.page && /^(?:take|inhale|apply|inject|use)\b/i.test(next.text)
        ? { page: next.page, start: next.start, end: next.end }
        : undefined;
  if (place === undefined || place.end - place.start > longestInstruction) return undefined;
  const instruction = cite(view.source, place.page, place.start, place.end);
  const quoted = quotedSentence(`${capitalised(printedMedicine(fact))}:`, [instruction], new Set(explained));
  if (quoted === undefined) return undefined;
  const name = printedName(fact);
  return {
    text: [quoted.text.replace(/” [^”]*$/s, "”."), meaningSentence(fact, name, explained)].filter(Boolean).join(" "),
    citations: [fact.citation, instruction],
  };
}

function changeOf(view: RecordView, fact: Fact, explained: Set<string>): CitedSentence | undefined {
  if (!isChange(fact)) return undefined;
  const passage = view.passageOf(fact);
  const wholeQuote = passage !== undefined && passage.end - passage.contentStart <= longestInstruction;
  if (fact.status === "started" && fact.dose !== undefined && passage !== undefined) {
    const imperative = /^(?:\W|\d+[.)])*(?:start|begin)\b/i.test(
      passage.text.slice(passage.contentStart - passage.start),
    );
    return said(imperative ? "Start" : "New for you:", fact, explained);
  }
  // How a dose changes, and why a medicine stops, is the record's to say.
  const citation: Citation = wholeQuote && passage !== undefined ? view.citePassage(passage) : withItsVerb(view, fact);
  const lead = {
    stopped: "Stopped:",
    changed: "Changed:",
    planned: "Planned:",
    declined: "Not wanted:",
    started: "New:",
  };
  return quotedSentence(lead[fact.status as keyof typeof lead], [citation], explained);
}

function said(lead: string, fact: Fact, explained: Set<string>): CitedSentence {
  const meaning = meaningSentence(fact, printedName(fact), explained);
  const text = `${lead} ${printedMedicine(fact)}.`;
  return { text: meaning === "" ? text : `${text} ${meaning}`, citations: [fact.citation] };
}

/** Name, dose and frequency in the record's own words, without more where those words are a sentence. */
function printedMedicine(fact: Fact): string {
  const quote = onOneLine(fact.citation.quote).replace(/[.;,]$/, "");
  if (!/\b(?:is|was|are|were|be|been|has|have|from|taken|dose)\b|(?<!\bup )\bto\b|:/i.test(quote))
    return lowered(quote);
  const parts = [fact.dose, fact.frequency].filter((part) => part !== undefined && quote.includes(part));
  return [printedName(fact), ...parts].join(" ");
}

function isPlanned(passage: Passage | undefined): boolean {
  return (
    passage?.section === "plan" ||
    passage?.section === "instructions" ||
    /^\W*(?:\d+\.\s*)?continue\b/i.test(passage?.text ?? "")
  );
}

function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const changeVerb =
  /\b(?:stop\w*|discontinu\w*|start\w*|beg[aiu]n\w*|initiat\w*|prescri\w*|increas\w*|decreas\w*|reduc\w*|chang\w*|switch\w*|add\w*|held|declin\w*|refus\w*|recommend\w*|consider\w*|put (?:me|him|her) on|placed on|given|new)\b[^.;]{0,32}$/i;

const changedAfter =
  /^[^.;,]{0,24}\b(?:was|were|has been|have been|is being|will be) (?:stopped|discontinued|held|started|increased|decreased|reduced|changed|added|restarted)\b/i;

/** The medicine with the words that say what was done with it: "stopped the prednisone 5 mg". */
function withItsVerb(view: RecordView, fact: Fact): Citation {
  const passage = view.passageOf(fact);
  if (passage === undefined) return fact.citation;
  const from = fact.citation.start - passage.start;
  const before = passage.text.slice(Math.max(0, from - 48), from);
  const verb = changeVerb.exec(before);
  if (verb !== null)
    return cite(view.source, passage.page, fact.citation.start - (before.length - verb.index), fact.citation.end);
  const after = passage.text.slice(fact.citation.end - passage.start, fact.citation.end - passage.start + 48);
  const passive = changedAfter.exec(after);
  if (passive === null) return fact.citation;
  return cite(view.source, passage.page, fact.citation.start, fact.citation.end + passive[0].length);
}
