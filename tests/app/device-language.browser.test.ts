import { afterEach, expect, test } from "vitest";
import { deviceLadder, wakeModels } from "#app/device-language.ts";
import { wholeCompletion } from "#core/wording/language-model.ts";
import { modelChoices } from "#core/wording/model-choices.ts";
import { chosenModel } from "#workers/language/chosen-model.ts";

afterEach(() => chosenModel.choose(undefined));

const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name);
const ofEngines = (name: string) => /workers\/language\/(?!chosen-model)|web-llm|wllama/.test(name);

// The order matters: what is fetched once stays fetched.
test("while no model was chosen, no code of one is fetched", async () => {
  expect(await deviceLadder()).toBeUndefined();
  await wakeModels();
  expect(fetched().filter(ofEngines)).toEqual([]);
});

test("a chosen model that is not on this device says so, and nothing is fetched from elsewhere", async () => {
  chosenModel.choose(modelChoices[0]?.id);
  const ladder = await deviceLadder();
  expect(await ladder?.identity()).toBeUndefined();
  const { signal } = new AbortController();
  const said = ladder && (await wholeCompletion(ladder.complete({ system: "", prompt: "", maxTokens: 1, signal })));
  expect(said).toEqual({ ok: false, failure: { kind: "no-model" } });
  expect(fetched().filter((name) => !name.startsWith(location.origin))).toEqual([]);
  // What ends in "url" is an address of a script, and not the script.
  expect(fetched().filter((name) => /-worker\.|\.gguf|mlc/.test(name) && !name.endsWith("&url"))).toEqual([]);
});
