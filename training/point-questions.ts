import type { Folder } from "../tests/eval/folders/folder.ts";
import type { LabelledQuestion } from "./labelled-questions.ts";

/** How one asks for what a point of a summary says, by the point's class. */
const asking: Record<string, readonly string[]> = {
  reason: ["why", "what was the reason for", "why did they say that", "how come"],
  help: ["when should I call or go to hospital", "what should I watch out for", "when do I need to get help"],
  do: ["what should I do", "what am I meant to do about", "how do I", "can I"],
  next: ["when is", "what happens next with", "what is the plan for", "what is the date of"],
  found: ["what did it show", "what did they find about", "was there", "what was"],
  changed: ["what changed with", "what happened with", "is it still the same"],
  medicine: ["how do I take", "what dose of", "am I still on", "how much"],
  what: ["what is this about", "what was", "who said"],
};

/**
 * Questions made of the points of each record's summary: plain words for what the record says in its own. A part of the words and all numbers are left out, as a
 * person who asks does not know them; the order is fixed.
 */
export function pointQuestions(folder: Folder): LabelledQuestion["gold"][] {
  const random = seeded(folder.id);
  return Object.entries(folder.gold.documents).flatMap(([name, { points }]) =>
    points.map(({ gist, must, class: kind }) => {
      const ways = asking[kind] ?? ["what about"];
      const words = gist.split(/\s+/).filter((word) => !/\d/.test(word) && random() > 0.4);
      const q = `${ways[Math.floor(random() * ways.length)]} ${words.join(" ").replace(/[.:;()]/g, "")}?`;
      return { q, must, lead: [], evidence: [name] };
    }),
  );
}

function seeded(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4294967296, 7);
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
