import { expect, test } from "vitest";
import { randomBytes } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { createReaders } from "#pipeline/readers.ts";
import { sendBlob, sha256Hex } from "#sync/blob-chunks.ts";
import { openEpochKeys } from "#sync/epoch-keys.ts";
import { createHttpBlobTransport } from "#sync/http-blob-transport.ts";
import { createSealedBlobs } from "#sync/sealed-blob.ts";
import { createSealedPayloads } from "#sync/sealed-payload.ts";
import { synchronise } from "#sync/synchronise.ts";
import { createNodeOcrEngine } from "../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../sync-server/readers/pdf-engine.ts";
import { joinDevice, signUp } from "../sync/true-device.ts";
import { openServer } from "./home/open-server.ts";
import { readableWordsIn } from "./readable-words.ts";
import { letterWith, register, uploadOf, whenRead } from "./routes/belongings.ts";
import { call, expectOk } from "./routes/call.ts";
import { knownWords, wordsFoundIn } from "./routes/known-words.ts";

test("of a private account none of 200 words, names and numbers can be read in the database and the files of the server", async () => {
  const server = await openServer();
  try {
    const token = await signUp(server.origin);
    const key = await importDerivationKey(randomBytes(32));
    const payloads = createSealedPayloads(await openEpochKeys(key), "account");
    const device = await joinDevice(server.origin, token, new Map());
    const letter = letterWith("Quillon");
    const said: [string, string, unknown][] = [
      ["document:1", "record", { originalFilename: letter.name, title: knownWords[102] }],
      ["document:1", "reading", { pages: [{ number: 1, text: knownWords.join(" ") }] }],
      ["correction:1", "correction", { change: { type: "title", title: knownWords.slice(0, 50).join(" ") } }],
      ...knownWords.map((word, index): [string, string, unknown] => [
        `conversation:${index}`,
        "title",
        { title: word },
      ]),
    ];
    for (const [entity, field, value] of said) {
      const opId = crypto.randomUUID();
      const payload = await payloads.seal({ entity, field, opId }, value);
      await device.replica.record({ entity, field, opId, payload });
    }
    expect(await synchronise(device.replica, device.transport)).toMatchObject({
      kind: "up-to-date",
      pushed: said.length,
    });
    const bytes = new Uint8Array(await letter.arrayBuffer());
    const sealing = createSealedBlobs(await openEpochKeys(key), "account");
    const transport = createHttpBlobTransport({ origin: server.origin, readToken: () => token, fetch });
    const file = { sha256: await sha256Hex(bytes), byteSize: bytes.byteLength };
    expect(await sendBlob({ transport, sealing }, "1", file, bytes)).toMatchObject({ kind: "sent" });
    expect(await readableWordsIn(server.dataFolder)).toEqual(new Map());
  } finally {
    await server.close();
  }
}, 60_000);

test("the same search finds them all where the server may read, so that finding none means something", async () => {
  const ocr = createNodeOcrEngine();
  const server = await openServer({ readers: createReaders({ pdf: createNodePdfEngine(), ocr }) });
  try {
    const { token } = await register(server.origin, "assisted");
    const body = uploadOf(letterWith("Quillon"));
    await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body, token }));
    expect((await whenRead(server.origin, token)).map((one) => one.processingStatus)).toEqual(["completed"]);
    const found = new Set([...(await readableWordsIn(server.dataFolder)).values()].flat());
    expect(found.size).toBe(knownWords.length);
  } finally {
    await server.close();
    await ocr.close();
  }
  for (const padding of ["", "a", "ab"])
    expect(wordsFoundIn(Buffer.from(`${padding}${knownWords[7]} and more`).toString("base64"))).toEqual([
      knownWords[7],
    ]);
}, 60_000);
