import { strToU8 } from "fflate";
import { expect, it } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { quoteStands } from "#core/domain/verify-quotes.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { classifyFile } from "#core/reading/classify-file.ts";
import { createWrittenReader } from "#pipeline/read-written.ts";
import { createNodeWrittenEngine } from "../../sync-server/readers/written-engine.ts";
import { sampleDocument } from "../support/record-samples.ts";
import { letterFile, letterHeading, letterParagraph, letterTable } from "../support/written-files.ts";

const read = createWrittenReader(createNodeWrittenEngine());

/** What is found in a file, after its whole way from bytes to facts; every quote stands in its page. */
async function understood(originalFilename: string, bytes: Uint8Array<ArrayBuffer>) {
  const { content: _content, ...sample } = sampleDocument("1");
  const { failure: _failure, ...found } = classifyFile(originalFilename, bytes);
  const document: MedicalDocument = { ...sample, ...found, originalFilename, processingStatus: "processing" };
  const content = { size: bytes.length, type: found.mediaType, arrayBuffer: async () => bytes.slice().buffer };
  const signal = new AbortController().signal;
  const outcome = await read({ document, content, signal, onProgress: () => undefined });
  if (!outcome.ok) throw new Error(outcome.failure);
  const { pages } = outcome.value;
  const result = understandDocument({ document, pages, now: new Date("2025-06-01T00:00:00Z") });
  const citations = [...result.summary.sentences, ...result.summary.more].flatMap((sentence) => sentence.citations);
  expect(citations.length).toBeGreaterThan(0);
  for (const citation of [...citations, ...result.facts.map((fact) => fact.citation)])
    expect(quoteStands(citation, (_id, page) => pages[page - 1]?.text)).toBe(true);
  const facts = result.facts.map(({ kind, name, date }) => [kind, name, date?.date]);
  return { ...result, facts, pages };
}

it("reads a diary kept as a table: each row with its day and what its columns say", async () => {
  const diary = `Date,Pain (0-10),Sleep hours,What I took,Notes
01/03/2025,7,5,naproxen 500 mg,"Bad morning, hands stiff"
02/03/2025,6,6,,Walked to the shop
13/03/2025,3,7,,Better day`;
  const { kind, title, facts } = await understood("my-diary.csv", Uint8Array.from(strToU8(diary)));
  expect({ kind, title }).toEqual({ kind: "diary", title: "Diary entry" });
  expect(facts).toEqual(
    expect.arrayContaining([
      ["symptom", "pain", "2025-03-01"],
      ["lifestyle", "sleep duration", "2025-03-01"],
      ["medication", "naproxen", "2025-03-01"],
      ["symptom", "pain", "2025-03-02"],
      ["symptom", "pain", "2025-03-13"],
    ]),
  );
});

it("reads a diary kept as a note: what stands under a day belongs to it", async () => {
  const diary =
    "My pain diary\n\n1 March 2025\nPain 7/10. Took naproxen 500 mg.\n\n2 March 2025\nPain 6/10. Slept 6 hours.\n\n3 March 2025\nPain 5/10.\n";
  const { kind, facts } = await understood("diary.txt", Uint8Array.from(strToU8(diary)));
  expect(kind).toBe("diary");
  expect(facts).toEqual(
    expect.arrayContaining([
      ["symptom", "pain", "2025-03-01"],
      ["medication", "naproxen", "2025-03-01"],
      ["symptom", "pain", "2025-03-02"],
    ]),
  );
});

it("reads a word processor's letter: medicines of its table with what they are for", async () => {
  const { facts } = await understood(
    "clinic.docx",
    letterFile(
      [
        letterParagraph("Clinic letter, 14 March 2025"),
        letterHeading("Medications"),
        letterTable([
          ["Medicine", "Dose", "Frequency"],
          ["Methotrexate", "15 mg", "once a week"],
          ["Folic acid", "5 mg", "once a week"],
        ]),
        letterHeading("Allergies"),
        letterParagraph("Penicillin (rash)"),
      ].join(""),
      { head: "Lakeside Hospital, Rheumatology" },
    ),
  );
  expect(facts.map(([kind, name]) => [kind, name])).toEqual(
    expect.arrayContaining([
      ["medication", "methotrexate"],
      ["medication", "folic acid"],
      ["allergy", "penicillin class"],
    ]),
  );
});
