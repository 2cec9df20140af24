import { afterEach, expect, test } from "vitest";
import { apiClient } from "#api/client.ts";
import { signOut, signUp } from "#app/session/session-commands.ts";
import type { Understood } from "#core/domain/store.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { connectDevice, newEmail, openStore } from "../../support/device-session.ts";
import { searchStorage } from "../../support/dump-storage.ts";
import { sampleEpoch, sampleInsight, sampleUnderstood } from "../../support/record-samples.ts";

/** Fifty words that stand nowhere else in this browser, ten for each of five records. */
const stems = ["ferrit", "metho", "nausea", "rheuma", "calder", "farrow", "swoll", "ashby", "folic", "crpmgl"];
const words = Array.from({ length: 50 }, (_, index) => `${stems[index % 10]}x${crypto.randomUUID().slice(0, 8)}`);

/** A PDF whose text and form fields are in plain sight, as most are. */
function fileOf(number: number): File {
  const own = words.slice(number * 10, number * 10 + 10);
  return new File([`%PDF-1.7\n(${own.join(") Tj (")}) Tj\n%%EOF`], `${own[0]} letter ${number}.pdf`, {
    type: "application/pdf",
  });
}

/** What the engine would have found in the record: its words in every field that takes text. */
function understoodOf(documentId: string, number: number): Understood {
  const [filename = "", title = "", name = "", doctor = "", dose = "", ...rest] = words.slice(number * 10);
  const text = [doctor, dose, ...rest.slice(0, 5)].join(" ").repeat(number === 0 ? 200 : 1);
  const citation = { documentId, originalFilename: filename, page: 1, start: 0, end: text.length, quote: text };
  const sentence = { text: `${doctor} says ${name}.`, citations: [citation] };
  return sampleUnderstood(documentId, {
    title,
    pages: [{ number: 1, text, lines: [{ start: 0, end: text.length }], source: "text-layer" }],
    facts: [{ kind: "medication", name, dose, negated: false, uncertain: false, subject: "patient", citation }],
    summary: { summaryText: sentence.text, sentences: [sentence], more: [sentence], engine: "sample/1" },
  });
}

async function readAll(store: DexieStore): Promise<void> {
  const numbers = new Map((await store.listDocuments()).map(({ id, originalFilename }) => [id, originalFilename]));
  for (;;) {
    const job = await store.claimJob({ owner: "tab", now: sampleEpoch * 2, leaseMs: 1000, exclusive: true });
    if (job === undefined) return;
    const { documentId } = job;
    const number = Number(/letter (\d)/.exec(numbers.get(documentId) ?? "")?.[1]);
    await store.renewJob({ documentId, owner: "tab", now: 0, leaseMs: 1, progress: { step: "reading", page: 1 } });
    if (number === 4) {
      const failure = { code: "damaged" as const, message: `${words[40]} is damaged` };
      await store.failJob({ documentId, owner: "tab", failure });
    } else {
      await store.completeJob({ documentId, owner: "tab", understood: understoodOf(documentId, number) });
    }
    await store.writeSearchState(`terms/${words[1]}/${documentId}`, new TextEncoder().encode(words.join("\n")));
  }
}

afterEach(signOut);

// It looks through all that this browser keeps, what other tests left included.
test("after five records, questions and search, no word and no file name can be found in the browser's storage", {
  timeout: 60_000,
}, async () => {
  connectDevice();
  await signUp({ email: newEmail(), password: `password-${words[49]}` });
  const files = Array.from({ length: 5 }, (_, number) => fileOf(number));
  expect((await apiClient.uploadDocuments(files)).documents.length).toBe(5);
  const store = openStore();
  await readAll(store);
  await store.replaceInsights([{ ...sampleInsight(`${words[2]}-insight`), insight: words.slice(0, 20).join(" ") }]);
  const conversation = await apiClient.createConversation({ title: `About ${words[3]}` });
  await apiClient.sendMessage(conversation.id, `When was my ${words[4]} and ${words[14]}?`);

  // All of it is there for the person...
  const documents = await store.listDocuments();
  expect(documents.map((document) => document.processingStatus).sort()).toEqual([
    "completed",
    "completed",
    "completed",
    "completed",
    "failed",
  ]);
  const texts = await Promise.all(documents.map(async ({ id }) => (await store.getContent(id))?.text()));
  for (const word of words) expect(texts.join("\n")).toContain(word);
  expect(JSON.stringify(await store.listMessages(conversation.id))).toContain(words[4]);

  // ...and nothing of it for whoever reads the disk, signed in or signed out.
  const needles = [...words, ...files.map(({ name }) => name), "letter 0", "lab-report", "no erosions"];
  for (const signed of ["in", "out"]) {
    if (signed === "out") await signOut();
    const { found, places, keys } = await searchStorage(needles);
    expect(found).toEqual([]);
    expect(keys.filter(({ extractable }) => extractable)).toEqual([]);
    const bodies = places.filter((place) => place.startsWith(`IndexedDB ${store.databaseName}/`));
    for (const table of ["documents", "contents", "readings", "insights", "conversations", "messages", "searchState"]) {
      expect(bodies.some((place) => place.includes(`/${table}.`))).toBe(true);
    }
  }
});
