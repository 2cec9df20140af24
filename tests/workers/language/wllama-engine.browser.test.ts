import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorkerCalls } from "#workers/calls/client.ts";
import type { LanguageReply, LanguageRequest } from "#workers/language/contract.ts";
import workerAddress from "#workers/language/wllama-worker.ts?worker&url";
import { randomChoice, storeRandomModel } from "./random-model.ts";

const calls = createWorkerCalls<LanguageRequest, LanguageReply>({
  start: () => new Worker(workerAddress, { type: "module" }),
});

beforeAll(() => storeRandomModel());
afterAll(() => calls.stop());

async function ask(request: LanguageRequest, signal = new AbortController().signal) {
  const replies: LanguageReply[] = [];
  const end = await calls.call(request, { signal, silenceMs: 30_000, onReply: (reply) => replies.push(reply) });
  return { end, replies };
}

it("loads, writes, and holds to a schema", { timeout: 60_000 }, async () => {
  const loading = await ask({ kind: "load", choice: randomChoice });
  console.info(JSON.stringify(loading));
  const written = await ask({ kind: "complete", system: "You are terse.", prompt: "Say something.", maxTokens: 20 });
  console.info(JSON.stringify(written));
  const schema = {
    type: "object",
    properties: {
      claims: {
        type: "array",
        maxItems: 2,
        items: {
          type: "object",
          properties: {
            text: { type: "string", maxLength: 20 },
            evidence: { type: "array", maxItems: 2, items: { type: "integer", minimum: 1, maximum: 9 } },
          },
          required: ["text", "evidence"],
          additionalProperties: false,
        },
      },
    },
    required: ["claims"],
    additionalProperties: false,
  };
  const held = await ask({
    kind: "complete",
    system: "You are terse.",
    prompt: "Say something.",
    maxTokens: 300,
    schema,
  });
  const text = held.replies.map((reply) => (reply.kind === "token" ? reply.text : "")).join("");
  console.info(text, JSON.stringify(held.replies.slice(-2)));
  expect(() => JSON.parse(text)).not.toThrow();
});
