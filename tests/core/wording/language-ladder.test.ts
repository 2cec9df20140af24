import { describe, expect, test } from "vitest";
import { createLadder } from "#core/wording/language-ladder.ts";
import { type CompletionRequest, type LanguageFailure, wholeCompletion } from "#core/wording/language-model.ts";
import { scriptedModel } from "../../support/scripted-model.ts";

const request: CompletionRequest = {
  system: "",
  prompt: "",
  maxTokens: 10,
  signal: new AbortController().signal,
};

/** Two rungs, of which the upper one says these things, one after the other. */
function ladderWith(...upper: (string | LanguageFailure)[]) {
  const graphics = scriptedModel(() => upper.shift() ?? "graphics", {
    identity: { engine: "graphics/1", name: "Graphics" },
  });
  const processor = scriptedModel(() => "processor", { identity: { engine: "processor/1", name: "Processor" } });
  const ladder = createLadder([
    { name: "webgpu", model: graphics },
    { name: "wasm", model: processor },
  ]);
  return { ladder, graphics, processor, say: () => wholeCompletion(ladder.complete(request)) };
}

describe("the ladder of models", () => {
  test("has its upper rung speak as long as it can", async () => {
    const { say, processor, ladder } = ladderWith();
    expect(await say()).toEqual({ ok: true, value: "graphics" });
    expect(processor.asked).toEqual([]);
    expect(ladder.rungs()[0]).toEqual({ name: "webgpu", state: "spoke" });
  });

  test.each<LanguageFailure>([
    { kind: "device-lost" },
    { kind: "crashed" },
    { kind: "unsupported", missing: "shader-f16" },
    { kind: "no-model" },
    { kind: "damaged" },
  ])("goes down one rung for %j", async (failure) => {
    const { say, ladder } = ladderWith(failure);
    expect(await say()).toEqual({ ok: true, value: "processor" });
    expect(ladder.rungs()).toEqual([
      { name: "webgpu", state: "failed", failure },
      { name: "wasm", state: "spoke" },
    ]);
    expect((await ladder.identity())?.name).toBe("Processor");
    expect(await say()).toEqual({ ok: true, value: "graphics" });
    expect((await ladder.identity())?.name).toBe("Graphics");
  });

  test("lets a rung rest that broke twice in a row, until somebody asks for it", async () => {
    const { say, graphics, ladder } = ladderWith({ kind: "crashed" }, { kind: "device-lost" });
    let heard = 0;
    ladder.subscribe(() => {
      heard += 1;
    });
    await say();
    await say();
    expect(ladder.rungs()[0]?.state).toBe("resting");
    expect(heard).toBeGreaterThan(0);
    await say();
    expect(graphics.asked).toHaveLength(2);
    expect((await ladder.identity())?.name).toBe("Processor");
    ladder.wake();
    expect(await say()).toEqual({ ok: true, value: "graphics" });
  });

  test("forgets a crash after which the rung spoke", async () => {
    const { say, ladder } = ladderWith({ kind: "crashed" }, "well", { kind: "crashed" }, "well again");
    for (let times = 0; times < 4; times++) await say();
    expect(ladder.rungs()[0]?.state).toBe("spoke");
  });

  test("does not go down for what no rung would mend", async () => {
    for (const failure of [{ kind: "cancelled" }, { kind: "too-long" }] as const) {
      const { say, processor } = ladderWith(failure);
      expect(await say()).toEqual({ ok: false, failure });
      expect(processor.asked).toEqual([]);
    }
  });

  test("says why, where no rung speaks; below it stands the built-in engine", async () => {
    const broken = createLadder([
      { name: "webgpu", model: scriptedModel(() => ({ kind: "crashed" })) },
      { name: "wasm", model: scriptedModel(() => ({ kind: "no-model" })) },
    ]);
    expect(await wholeCompletion(broken.complete(request))).toEqual({ ok: false, failure: { kind: "crashed" } });
    await wholeCompletion(broken.complete(request));
    expect(await wholeCompletion(broken.complete(request))).toEqual({ ok: false, failure: { kind: "resting" } });
    expect(await wholeCompletion(createLadder([]).complete(request))).toEqual({
      ok: false,
      failure: { kind: "no-model" },
    });
  });

  test("does not say twice what a rung began to say before it broke", async () => {
    const half = scriptedModel(() => "never");
    half.complete = async function* () {
      yield { kind: "token", text: "Half a" };
      yield { kind: "failed", failure: { kind: "crashed" } };
    };
    const other = scriptedModel(() => "other");
    const ladder = createLadder([
      { name: "webgpu", model: half },
      { name: "wasm", model: other },
    ]);
    expect(await wholeCompletion(ladder.complete(request))).toEqual({ ok: false, failure: { kind: "crashed" } });
    expect(other.asked).toEqual([]);
  });

  test("takes a listener that has heard enough for a success", async () => {
    const { ladder } = ladderWith("a long story");
    for await (const event of ladder.complete(request)) if (event.kind === "token") break;
    expect(ladder.rungs()[0]?.state).toBe("spoke");
  });
});
