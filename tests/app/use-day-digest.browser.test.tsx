import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDayDigest } from "#app/use-day-digest.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { DayDigest } from "#core/findings/now/day-digest.ts";
import { closeAccount, openAccount } from "#db/current-account.ts";
import { useFirstScreen } from "#db/live/use-first-screen.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { forgetStore, stopUnderstanding } from "#workers/understanding/client.ts";
import { addRecord, labReport, visitNote } from "../support/record-fixtures.ts";
import { makeSealedStore, type SealedStoreHome } from "../support/sealed-store.ts";

const day = "2026-01-15";
const isWanted = (_document: MedicalDocument) => true;

let home: SealedStoreHome;
let root: Root | undefined;
const told: Loadable<DayDigest>[] = [];

beforeEach(async () => {
  home = await makeSealedStore();
  openAccount(home.store);
});

afterEach(async () => {
  leave();
  vi.restoreAllMocks();
  closeAccount();
  stopUnderstanding();
  await home.close();
});

function Probe() {
  const first = useFirstScreen({ day, newest: 5, isWanted });
  const digest = useDayDigest(first.state === "ready" ? first.value : undefined, day);
  useEffect(() => {
    told.push(digest);
  }, [digest]);
  return null;
}

function come() {
  told.length = 0;
  root = createRoot(document.createElement("div"));
  root.render(<Probe />);
}

function leave() {
  root?.unmount();
  root = undefined;
}

const last = () => {
  const digest = told.at(-1);
  return digest?.state === "ready" ? digest.value : undefined;
};
const potassium = () =>
  last()
    ?.brief.results.find(({ course }) => course.name === "potassium")
    ?.course.points.at(-1)?.value;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

async function addTwo() {
  await addRecord(home.store, "lab-1", labReport("02/03/2024", "4.1"));
  await addRecord(home.store, "lab-2", labReport("05/20/2025", "5.9"));
}

test("what is known stands until more is known: records that come, and records that go", async () => {
  await addTwo();
  come();
  await eventually(() => expect(potassium()).toBe(5.9));
  await addRecord(home.store, "lab-3", labReport("08/11/2025", "6.2"));
  await eventually(() => expect(potassium()).toBe(6.2));
  await home.store.deleteDocument("lab-3");
  await eventually(() => expect(potassium()).toBe(5.9));
  const since = told.findIndex(({ state }) => state === "ready");
  expect(told.slice(since).every(({ state }) => state === "ready")).toBe(true);
});

test("at the next start it stands with no worker and nothing else opened; of what came in between it is told anew", async () => {
  await addTwo();
  come();
  await eventually(() => expect(potassium()).toBe(5.9));
  await eventually(async () => expect((await home.store.readDay?.(day))?.revision).toBe(2));
  leave();
  forgetStore(home.store);
  openAccount(await home.openAnother());
  const started = vi.spyOn(globalThis, "Worker");
  come();
  await eventually(() => expect(potassium()).toBe(5.9));
  expect(started).not.toHaveBeenCalled();
  leave();
  const store = await home.openAnother();
  await addRecord(store, "visit", visitNote("06/02/2025", "Started naproxen 500 mg twice daily."));
  openAccount(store);
  come();
  await eventually(() => expect(last()?.brief.medicines.map(({ medicine }) => medicine.name)).toContain("naproxen"));
});

test("the next days are made ready when today's words stand", { timeout: 40_000 }, async () => {
  await addTwo();
  come();
  await eventually(() => expect(potassium()).toBe(5.9));
  await eventually(async () => expect((await home.store.readDay?.("2026-01-18"))?.revision).toBe(2));
  expect(await home.store.readDay?.(day)).toBeDefined();
});

test("nothing is asked where no record is read", async () => {
  const started = vi.spyOn(globalThis, "Worker");
  come();
  await eventually(() => expect(told.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told.every(({ state }) => state === "loading")).toBe(true);
  expect(started).not.toHaveBeenCalled();
});
