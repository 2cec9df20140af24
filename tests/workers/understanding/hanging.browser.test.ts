import { expect, test } from "vitest";
import { TookTooLong } from "#core/domain/took-too-long.ts";
import { createUnderstandingWorker, WorkerStopped } from "#workers/understanding/connection.ts";
import { answeringNow, textPage } from "../../support/record-fixtures.ts";

const moduleOf = (code: string) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));

/** The true worker, which computes for ever when it is asked about what hangs: that is heard first. */
function hangingWorker(): Worker {
  const hanging = `self.addEventListener("message", ({ data }) => { while (JSON.stringify(data).includes("Endless")); });`;
  const real = new URL("../../../src/workers/understanding/worker.ts", import.meta.url).href;
  const code = `import ${JSON.stringify(moduleOf(hanging))}; import ${JSON.stringify(real)};`;
  return new Worker(moduleOf(code), { type: "module" });
}

const request = (text: string) => ({
  type: "understand" as const,
  input: { document: { id: "a", originalFilename: "a.pdf" }, pages: [textPage(text)], now: answeringNow },
});

test("a record that takes for ever ends its worker as what took too long; the next one is understood by another", async () => {
  const workers: Worker[] = [];
  let ended = 0;
  const worker = createUnderstandingWorker(
    {
      onEnd() {
        ended += 1;
      },
    },
    () => {
      const started = hangingWorker();
      workers.push(started);
      return started;
    },
  );
  const first = worker.connect();
  // A worker of the sources takes a while to load.
  await first.ask(request("Clinic letter"), { silenceMs: 20_000 });
  const hanging = first.ask(request("Endless"), { silenceMs: 500 });
  const behind = first.ask(request("Clinic letter"));
  await expect(hanging).rejects.toBeInstanceOf(TookTooLong);
  // What it held is gone: whoever began with it begins again.
  await expect(behind).rejects.toBeInstanceOf(WorkerStopped);
  expect(await worker.connect().ask(request("Clinic letter"))).toMatchObject({ type: "understood" });
  expect(workers.length).toBe(2);
  expect(ended).toBe(1);
  worker.stop();
}, 60_000);

test("whoever does not wait any more ends the worker; a stopped one that never ran is replaced too", async () => {
  const worker = createUnderstandingWorker({ onEnd: () => undefined }, hangingWorker);
  const before = worker.connect();
  worker.stop();
  await expect(before.ask(request("Clinic letter"))).rejects.toBeInstanceOf(WorkerStopped);
  const abort = new AbortController();
  const asked = worker.connect().ask(request("Endless"), { signal: abort.signal });
  setTimeout(() => abort.abort(), 200);
  await expect(asked).rejects.toBeInstanceOf(WorkerStopped);
  expect(await worker.connect().ask(request("Clinic letter"))).toMatchObject({ type: "understood" });
  worker.stop();
}, 60_000);
