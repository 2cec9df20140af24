import { readFileSync } from "node:fs";
import type { Evidence } from "#core/wording/claim.ts";
import { verifyClaim } from "#core/wording/verify-claim.ts";
import type { Group, Row } from "../../support/measurement.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { realSentences } from "./real-sentences.ts";
import { rightWordings, secondPerson } from "./right-wordings.ts";
import { wrongSwaps } from "./wrong-swaps.ts";

/** A claim with the evidence it names, and whether it is true of it. */
export interface MadeClaim {
  kind: string;
  text: string;
  evidence: string[];
  cites: number[];
  right: boolean;
}

/** Claims a kind; kinds whose words are rare in the notes give fewer. */
const perKind = 200;

/** True and false claims made from real sentences, the same for the same seed. */
export function madeClaims(seed: number): MadeClaim[] {
  const sentences = realSentences();
  if (sentences.length === 0) return [];
  const random = seededRandom(seed);
  const shuffled = () =>
    sentences
      .map((sentence) => ({ sentence, key: random() }))
      .sort((one, other) => one.key - other.key)
      .map(({ sentence }) => sentence);
  const claims: MadeClaim[] = [];
  const add = (kind: string, right: boolean, make: (text: string, choice: number) => string | undefined) => {
    let count = 0;
    for (const { text } of shuffled()) {
      if (count >= perKind) break;
      const made = make(text, random());
      if (made === undefined) continue;
      count++;
      claims.push({ kind, text: made, evidence: [text], cites: [1], right });
    }
  };
  for (const [kind, wording] of Object.entries(rightWordings)) add(kind, true, wording);
  for (const [kind, swap] of Object.entries(wrongSwaps))
    add(kind, false, (text, choice) => {
      const made = swap(text, choice);
      return made === undefined ? undefined : choice < 0.4 ? (secondPerson(made) ?? made) : made;
    });
  const list = shuffled();
  for (let index = 0; index + 1 < list.length && index < perKind; index++) {
    const [one, other] = [list[index], list[list.length - 1 - index]];
    if (one === undefined || other === undefined || one.document === other.document) continue;
    claims.push({
      kind: "answer from another document",
      text: one.text,
      evidence: [one.text, other.text],
      cites: [2],
      right: false,
    });
  }
  return claims;
}

export function handWritten(file = "hand-written.jsonl"): MadeClaim[] {
  return readFileSync(new URL(`./${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ kind, claim, evidence, cites, right }) => ({ kind, text: claim, evidence, cites, right }));
}

export function isKept({ text, evidence, cites }: MadeClaim): boolean {
  const numbered: Evidence[] = evidence.map((words, index) => ({ number: index + 1, text: words, citations: [] }));
  return verifyClaim({ text, evidence: cites }, numbered).kept;
}

function shareOf(claims: readonly MadeClaim[]): { kept: number; total: number } {
  return { kept: claims.filter(isKept).length, total: claims.length };
}

function rows(name: string, claims: readonly MadeClaim[]): Row[] {
  const wrong = shareOf(claims.filter((claim) => !claim.right));
  const right = shareOf(claims.filter((claim) => claim.right));
  const kinds = (truth: boolean) =>
    [...new Set(claims.filter((claim) => claim.right === truth).map(({ kind }) => kind))].map((kind) => {
      const { kept, total } = shareOf(claims.filter((claim) => claim.right === truth && claim.kind === kind));
      return `${kind} ${truth ? total - kept : kept}/${total}`;
    });
  return [
    {
      group: "claims",
      name: `${name}: wrong ones let through`,
      value: wrong.kept / wrong.total,
      bound: 0.005,
      direction: "at-most",
      note: `${wrong.kept} of ${wrong.total}; ${kinds(false).join(", ")}`,
    },
    {
      group: "claims",
      name: `${name}: right ones dropped`,
      value: (right.total - right.kept) / right.total,
      bound: 0.08,
      direction: "at-most",
      note: `${right.total - right.kept} of ${right.total}; ${kinds(true).join(", ")}`,
    },
  ];
}

/**
 * Claims in wordings that the check had not been tuned on, written three times. What it did at first sight stands in the note for good; the value
 * is today's.
 */
function firstSightRow(): Row {
  const claims = ["first-sight-1.jsonl", "first-sight-2.jsonl", "first-sight-3.jsonl"].flatMap((file) =>
    handWritten(file),
  );
  const wrong = shareOf(claims.filter((claim) => !claim.right));
  const right = shareOf(claims.filter((claim) => claim.right));
  return {
    group: "claims",
    name: "152 more by hand: wrong ones let through",
    value: wrong.kept / wrong.total,
    bound: 0.005,
    direction: "at-most",
    note: `today ${wrong.kept} of ${wrong.total} let through, ${right.total - right.kept} of ${right.total} right ones dropped; at first sight, before tuning: the first 65 claims 4 of 35 let through, 23 of 30 dropped; the next 55, after that, 3 of 33 and 11 of 22; the last 32, 2 of 17 and 8 of 15`,
  };
}

/** What the check of claims lets through and drops. */
export const claimsGroup: Group = {
  name: "claims",
  async measure() {
    const made = madeClaims(Number(process.env.CLAIMS_SEED ?? 20_261));
    const skips =
      made.length === 0
        ? [{ group: "claims", name: "made from real sentences", reason: "no notes in the evaluation's data" }]
        : [];
    return {
      rows: [
        ...(made.length === 0 ? [] : rows("made from real sentences", made)),
        ...rows("200 by hand", handWritten()),
        firstSightRow(),
      ],
      skips,
    };
  },
};
