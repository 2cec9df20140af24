import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AppLink } from "#app/router-link.tsx";
import { DocumentScreen } from "#app/screens/document-screen.tsx";
import { signOut, signUp } from "#app/session/session-commands.ts";
import { WordedThread } from "#app/worded-thread.tsx";
import type { Insight } from "#core/domain/insight.ts";
import { createLadder, type LanguageLadder } from "#core/wording/language-ladder.ts";
import { LinkProvider } from "#ui/link.tsx";
import { connectDevice, newEmail, openStore } from "../support/device-session.ts";
import { addRecord, labReport } from "../support/record-fixtures.ts";
import { claimsJson, scriptedModel } from "../support/scripted-model.ts";
import { render } from "../ui/render.tsx";

const device = vi.hoisted(() => ({ ladder: undefined as LanguageLadder | undefined }));
vi.mock("#app/device-language.ts", () => ({
  deviceLadder: async () => device.ladder,
  wakeModels: async () => undefined,
}));

beforeEach(async () => {
  connectDevice();
  await signUp({ email: newEmail(), password: "heron lane" });
});
afterEach(async () => {
  device.ladder = undefined;
  await signOut();
});

/** A model that says every note again, in its own frame, and one thing that is not so. */
function speakOfAll(): void {
  const model = scriptedModel(({ prompt }) => {
    const notes = [...prompt.matchAll(/^\[(\d+)\] (.*?)(?: The record says: .*)?$/gm)];
    return claimsJson(
      ...notes.map(([, number, said = ""]): [string, number] => [`According to the record: ${said}`, Number(number)]),
      ["You need a new kidney.", 1],
    );
  });
  device.ladder = createLadder([{ name: "webgpu", model }]);
}

function showRecord() {
  return render(
    <MemoryRouter initialEntries={["/documents/lab"]}>
      <LinkProvider value={AppLink}>
        <Routes>
          <Route path="/documents/:id" element={<DocumentScreen />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>,
  );
}

const panel = page.getByRole("tabpanel");

test("a summary is put in a model's words when the person asks, and is kept with the record", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.9"));
  speakOfAll();
  const { redraw } = showRecord();
  await expect.element(panel).toMatchTextContent("Said by the built-in engine, on this device");
  await expect.element(panel).not.toMatchTextContent("According to the record");
  await page.getByRole("button", { name: "Say it in Test 1B’s words" }).click();
  await expect.element(panel).toMatchTextContent("According to the record");
  await expect.element(panel).toMatchTextContent("Worded by Test 1B on this device");
  await expect.element(panel).not.toMatchTextContent("kidney");
  await page.getByRole("button", { name: "Show the built-in words" }).click();
  await expect.element(panel).not.toMatchTextContent("According to the record");

  // Opened again, with no model any more: the wording is there; with the record it goes.
  redraw(null);
  device.ladder = undefined;
  showRecord();
  await expect.element(panel).toMatchTextContent("According to the record");
  expect((await openStore().listSearchState()).filter((name) => name.startsWith("wording-"))).toEqual([
    "wording-summary:lab lab",
  ]);
  await openStore().deleteDocument("lab");
  expect((await openStore().listSearchState()).filter((name) => name.startsWith("wording-"))).toEqual([]);
});

test("without a model there is nothing to ask", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.9"));
  showRecord();
  await expect.element(panel).toMatchTextContent("Said by the built-in engine, on this device");
  expect(page.getByRole("button", { name: /words$/ }).elements()).toEqual([]);
});

test("a thread's sentence is worded, and never into a cause", async () => {
  await addRecord(openStore(), "lab", labReport("05/20/2025", "5.9"));
  const [citation] = (await openStore().getReading("lab"))?.facts.map((fact) => fact.citation) ?? [];
  if (citation === undefined) throw new Error("The report has no facts.");
  const insight: Insight = {
    id: "sleep",
    insight: "On days with less sleep, your pain was higher.",
    confidence: 80,
    relatedDocuments: ["lab.pdf"],
    kind: "together",
    evidence: { supporting: [citation], contradicting: [] },
  };
  const said = ["Less sleep causes your higher pain.", "Your pain was higher on days with less sleep."];
  const model = scriptedModel(() => claimsJson([said.shift() ?? "", 1]));
  device.ladder = createLadder([{ name: "webgpu", model }]);
  render(
    <WordedThread
      insight={insight}
      draw={(sentence, engine) => (
        <main>
          <h2>{sentence ?? insight.insight}</h2>
          {engine}
        </main>
      )}
    />,
  );
  const ask = page.getByRole("button", { name: "Say it in Test 1B’s words" });
  await ask.click();
  await expect.element(page.getByRole("main")).toMatchTextContent("did not pass the check");
  await expect.element(page.getByRole("heading")).toHaveTextContent(insight.insight);
  await ask.click();
  await expect.element(page.getByRole("heading")).toHaveTextContent("Your pain was higher on days with less sleep.");
  await expect.element(page.getByRole("main")).toMatchTextContent("Worded by Test 1B on this device");
});
