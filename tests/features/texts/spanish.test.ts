import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { linesOf, markers } from "./catalogue-lines.ts";

const folder = fileURLToPath(new URL("../../../src/features/texts", import.meta.url));
const files = readdirSync(folder);
const english = files.filter((file) => /^(?:.+-)?en\.ts$/.test(file));

/** The one object of a catalogue's file, whatever it is called. */
async function read(file: string, language: "en" | "es"): Promise<unknown> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ join(folder, file));
  const [, catalogue] = Object.entries(module).find(([name]) => name.toLowerCase().endsWith(language)) ?? [];
  if (catalogue === undefined) throw new Error(`${file} has no catalogue.`);
  return catalogue;
}

/** Suggested questions go to an engine that understands English. */
const suggestion = /^\.chat\.\w*suggestions\[/i;

/** What is the same in both languages: names, signs, file types and figures. */
const sameInBoth = [
  /^(?:Red Thread|Ariadne|Nora Ellis|PDF|Apple Health|© 2025 Red Thread|Original)$/,
  /^(?:Automated Health Hub|Red Thread Advocate|AI-Enabled Physician Consult|Care Circle)$/,
  /^[\d\s.,:%/$+-]*$/,
  /^[\d.]+ (?:h|mg\/L)$/,
  /^[a-z0-9-]+\.(?:pdf|jpg|mp3)$/,
  /^(?:true|false|undefined|demo|pricing|trends)$/,
  /^(?:Feb|Mar|May)$/,
];

function isSameInBoth(path: string, line: string): boolean {
  return suggestion.test(path) || sameInBoth.some((pattern) => pattern.test(line));
}

/** Which of the made-up arguments a line says. */
function markersIn(line: string): string[] {
  return markers.filter((marker) => line.includes(marker));
}

it("there is a Spanish catalogue for each English one", () => {
  expect(english.length).toBeGreaterThan(10);
  const without = english.filter((file) => !files.includes(file.replace(/en\.ts$/, "es.ts")));
  expect(without).toEqual([]);
});

it("Spanish catalogues import nothing but each other: what they share with the app lies in its files, which would be loaded first", () => {
  const spanish = files.filter((file) => /^(?:(?:.+-)?es|spanish.*)\.ts$/.test(file));
  expect(spanish.length).toBeGreaterThan(english.length);
  const imports = spanish.flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(/^import (?!type )[^"]*"([^"]+)"/gm)].map(([, path]) => path),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((path = "") => !/^\.\/(?:.+-)?es\.ts$/.test(path))).toEqual([]);
});

describe.each(english)("%s in Spanish", (file) => {
  const both = async () => ({
    en: linesOf(await read(file, "en")),
    es: linesOf(await read(file.replace(/en\.ts$/, "es.ts"), "es")),
  });

  it("has the same keys", async () => {
    const { en, es } = await both();
    expect(en.size).toBeGreaterThan(0);
    expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it("says every figure and name that the English says", async () => {
    const { en, es } = await both();
    const lost = [...en].filter(([path, line]) => markersIn(es.get(path) ?? "").join() !== markersIn(line).join());
    expect(lost).toEqual([]);
  });

  it("says nothing in English, but for names", async () => {
    const { en, es } = await both();
    const untranslated = [...en].filter(([path, line]) => es.get(path) === line && !isSameInBoth(path, line));
    expect(untranslated).toEqual([]);
  });

  it("says nothing where the English says nothing, and something where it says something", async () => {
    const { en, es } = await both();
    const empty = [...es].filter(([path, line]) => line.trim() === "" && en.get(path)?.trim() !== "");
    expect(empty).toEqual([]);
  });
});
