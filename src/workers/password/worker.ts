import { argon2id } from "hash-wasm";
import { answerCalls } from "#workers/calls/contract.ts";
import type { HardeningReply, HardeningRequest } from "./contract.ts";

answerCalls<HardeningRequest, HardeningReply>(self, async (request, { reply }) => {
  const key = new Uint8Array(await argon2id({ ...request, outputType: "binary" }));
  request.password.fill(0);
  reply(key, [key.buffer]);
});
