import { expect, it } from "vitest";
import type { ModelFiles } from "#core/wording/model-choice.ts";
import { modelChoices } from "#core/wording/model-choices.ts";
import { addressOf } from "#workers/models/addresses.ts";
import { DamagedModelError } from "#workers/models/download-errors.ts";
import { firstFiles, remainingFiles } from "#workers/models/file-list.ts";

const mlc: ModelFiles = { format: "mlc", repository: "mlc-ai/small", library: "https://raw.example/lib/small.wasm" };
const gguf: ModelFiles = { format: "gguf", repository: "Qwen/small", file: "small.gguf" };
const texts: Record<string, string> = {
  "mlc-chat-config.json": JSON.stringify({ tokenizer_files: ["tokenizer.json", "vocab.json"] }),
  "tensor-cache.json": JSON.stringify({ records: [{ dataPath: "params_shard_0.bin", nbytes: 5, md5sum: "ab" }] }),
};
const textOf =
  (changed: Record<string, string> = {}) =>
  (name: string) =>
    Promise.resolve({ ...texts, ...changed }[name] ?? "");

it("lists a model's files from those that describe it", async () => {
  expect(firstFiles(mlc).map(({ name }) => name)).toEqual(["mlc-chat-config.json", "tensor-cache.json"]);
  expect(await remainingFiles(mlc, textOf())).toEqual([
    { name: "small.wasm" },
    { name: "tokenizer.json" },
    { name: "params_shard_0.bin", bytes: 5, md5: "ab" },
  ]);
  expect(firstFiles(gguf)).toEqual([]);
  expect(await remainingFiles(gguf, textOf())).toEqual([{ name: "small.gguf" }]);
});

it.each<Record<string, string>>([
  { "mlc-chat-config.json": "<html>" },
  { "mlc-chat-config.json": "{}" },
  { "mlc-chat-config.json": '{"tokenizer_files":[]}' },
  { "tensor-cache.json": '{"records":[{"dataPath":"../../secret","nbytes":1}]}' },
  { "tensor-cache.json": '{"records":[{"dataPath":"https://elsewhere.example/x","nbytes":1}]}' },
])("says that %j describes no model", async (changed) => {
  await expect(remainingFiles(mlc, textOf(changed))).rejects.toThrow(DamagedModelError);
});

it("fetches from the model hub, or from the operator's folder alone", () => {
  const folder = { kind: "folder", address: "https://models.example/all/" } as const;
  expect(addressOf({ kind: "hub" }, "small", mlc, "tokenizer.json")).toBe(
    "https://huggingface.co/mlc-ai/small/resolve/main/tokenizer.json",
  );
  expect(addressOf({ kind: "hub" }, "small", mlc, "small.wasm")).toBe("https://raw.example/lib/small.wasm");
  for (const name of ["tokenizer.json", "small.wasm"])
    expect(addressOf(folder, "small", mlc, name)).toBe(`https://models.example/all/small/${name}`);
});

it("names on the hub what the pinned engine's own configuration names", async () => {
  const { prebuiltAppConfig } = await import("@mlc-ai/web-llm");
  for (const { id, files } of modelChoices) {
    if (files.format !== "mlc") continue;
    const record = prebuiltAppConfig.model_list.find(({ model_id }) => model_id === id);
    expect(record?.model_lib).toBe(files.library);
    expect(record?.model).toBe(`https://huggingface.co/${files.repository}`);
  }
});
