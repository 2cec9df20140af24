/*
 * What a summary of a note should keep, found by rules of its own: drugs from a short list of common names, doses, abnormal results, and
 * the headings of the assessment.
 */

const drugs =
  "lisinopril|metformin|lasix|furosemide|aspirin|ibuprofen|motrin|advil|tylenol|acetaminophen|meloxicam|mobic|naproxen|aleve|prednisone|medrol|methotrexate|humira|insulin|lantus|metoprolol|carvedilol|amlodipine|norvasc|losartan|valsartan|hydrochlorothiazide|atenolol|digoxin|warfarin|coumadin|eliquis|xarelto|plavix|clopidogrel|lipitor|atorvastatin|simvastatin|zocor|crestor|rosuvastatin|pravastatin|synthroid|levothyroxine|omeprazole|prilosec|protonix|nexium|pepcid|famotidine|albuterol|proventil|ventolin|advair|flovent|symbicort|spiriva|singulair|claritin|zyrtec|allegra|flonase|benadryl|amoxicillin|augmentin|azithromycin|zithromax|keflex|cephalexin|doxycycline|cipro|ciprofloxacin|levaquin|bactrim|clindamycin|penicillin|gabapentin|neurontin|lyrica|tramadol|ultram|percocet|oxycodone|norco|vicodin|hydrocodone|morphine|fentanyl|flexeril|cyclobenzaprine|robaxin|zoloft|sertraline|prozac|fluoxetine|lexapro|celexa|paxil|effexor|wellbutrin|cymbalta|trazodone|xanax|ativan|klonopin|valium|seroquel|abilify|risperdal|lithium|depakote|lamictal|keppra|dilantin|topamax|imitrex|fosamax|allopurinol|colchicine|plaquenil|imuran|azathioprine|tacrolimus|cellcept|vitamin d|iron|folic acid|jardiance|farxiga|glipizide|januvia|ozempic|trulicity|flomax|finasteride|proscar|viagra|cialis|estrogen|progesterone|tamoxifen|arimidex|zofran|reglan|miralax|colace|nitroglycerin|spironolactone|clonidine|hydralazine|salmeterol|fluticasone|accutane|oxycontin|dexamethasone|methadone";

const drugPattern = new RegExp(`\\b(?:${drugs})\\b`, "gi");
const dosePattern = /\b\d+(?:\.\d+)?\s?(?:mg|mcg|units?|mL|ml|puffs?|grams?)\b/gi;
const abnormal =
  /\b(?:abnormal|elevated|raised|decreased|increased|reduced|enlarged|mild|moderate|severe|fracture|effusion|mass|lesion|nodule|stenosis|tear|displacement|edema|swelling)\b/gi;

export interface KeyFact {
  kind: "drug" | "dose" | "result" | "heading";
  words: string[];
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9.]+[a-z0-9]|[a-z0-9]/g) ?? []).filter(
    (word) => word.length > 2 || /\d/.test(word),
  );
}

/** The part of a note under headings in capitals that match `name`. */
function sectionText(note: string, name: RegExp): string {
  const parts: string[] = [];
  let inside = false;
  for (const line of note.split("\n")) {
    const text = line.trim();
    if (text !== "" && text === text.toUpperCase() && /[A-Z]{3}/.test(text) && text.length < 60)
      inside = name.test(text);
    else if (inside) parts.push(line);
  }
  return parts.join("\n");
}

export function keyFactsOf(note: string): KeyFact[] {
  const facts: KeyFact[] = [];
  const add = (kind: KeyFact["kind"], words: string[]) => {
    if (words.length > 0 && !facts.some((fact) => fact.kind === kind && fact.words.join(" ") === words.join(" ")))
      facts.push({ kind, words });
  };
  for (const match of note.matchAll(drugPattern)) add("drug", [match[0].toLowerCase()]);
  for (const match of note.matchAll(dosePattern)) add("dose", wordsOf(match[0].replace(/(\d)([a-z])/i, "$1 $2")));
  for (const sentence of sectionText(note, /RESULTS|IMAGING|LABS/).split(/(?<=[.!?])\s+|\n/)) {
    if (/\b(?:no|not|without|negative)\b/i.test(sentence)) continue;
    for (const match of sentence.matchAll(abnormal)) {
      const next = wordsOf(sentence.slice((match.index ?? 0) + match[0].length)).slice(0, 1);
      add("result", [match[0].toLowerCase(), ...next]);
    }
  }
  for (const line of sectionText(note, /ASSESSMENT|IMPRESSION|DIAGNOS/).split("\n")) {
    const text = line.trim().replace(/^(?:\d+[.)]|[•*-])\s*/, "");
    const words = text.split(/\s+/);
    if (
      text === "" ||
      words.length > 8 ||
      text.includes(":") ||
      /\b(?:is|was|will|has|have|should|patient)\b/i.test(text)
    )
      continue;
    add("heading", wordsOf(text));
  }
  return facts;
}

/** How many of the key facts a text keeps: all words of one, headings four fifths of them. */
export function keptFacts(facts: readonly KeyFact[], text: string): number {
  const said = new Set(wordsOf(text.replace(/(\d)([a-z])/gi, "$1 $2")));
  const lower = text.toLowerCase();
  return facts.filter(({ kind, words }) => {
    if (kind === "drug") return words.every((word) => lower.includes(word));
    const share = words.filter((word) => said.has(word) || said.has(`${word}.`)).length / words.length;
    return share >= (kind === "heading" ? 0.8 : 1);
  }).length;
}
