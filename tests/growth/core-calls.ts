import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type CoreExport, core, coreExports, type Parameter } from "./core-exports.ts";
import { notCalled } from "./not-called.ts";
import { particularCalls } from "./particular-calls.ts";
import type { PoisonedRecord } from "./poisoned-record.ts";
import { waysToMake } from "./ways-to-make.ts";
import { withoutText } from "./without-text.ts";

/** A function of core with the way to call it: what is made of the poison first, and the call itself, which is measured. */
export interface CoreCall {
  name: string;
  prepare(poisoned: PoisonedRecord): () => unknown;
}

/** The type without what does not change what it holds, and how many lists it stands in. */
function parted(type: string): { base: string; lists: number } {
  let base = type
    .replace(/\breadonly /g, "")
    .replace(/ \| (?:undefined|null)$/, "")
    .replace(/\s+/g, " ");
  let lists = 0;
  while (base.endsWith("[]")) {
    base = base.slice(0, -2);
    lists++;
  }
  return { base, lists };
}

const holdsNoText = new Set(["number", "boolean", "Date", "unknown[]"]);

/** Why a function cannot be called: it has a type that no table knows; undefined where it can, or holds no text. */
function unknownType(parameters: readonly Parameter[]): string | undefined {
  const types = parameters
    .filter(({ optional }) => !optional)
    .map(({ type }) => (type ? parted(type).base : "no type"));
  const unknown = types.find((type) => !(type in waysToMake) && !withoutText.has(type));
  if (unknown !== undefined) return unknown;
  return types.some((type) => withoutText.has(type)) && types.some(holdsText)
    ? types.find((type) => withoutText.has(type))
    : undefined;
}

function holdsText(type: string): boolean {
  return type in waysToMake && !holdsNoText.has(type);
}

function argumentsOf(parameters: readonly Parameter[], poisoned: PoisonedRecord): unknown[] {
  return parameters
    .filter(({ optional }) => !optional)
    .map(({ name, type = "" }) => {
      const { base, lists } = parted(type);
      let value = waysToMake[base]?.(poisoned, name);
      for (let depth = 0; depth < lists; depth++)
        value = depth === 0 && Array.isArray(value) ? value : value === undefined ? [] : [value];
      return value;
    });
}

/** All functions of core that take text, and those for which the tables have no row, with the type that is missing. */
export async function coreCalls(): Promise<{ calls: CoreCall[]; missing: string[] }> {
  const calls: CoreCall[] = [];
  const missing: string[] = [];
  for (const { file, name: own, kind, parameters } of coreExports()) {
    const name = `${file} ${own}`;
    const particular = particularCalls[name];
    if (particular !== undefined) calls.push({ name, prepare: particular });
    else if (isNotCalled(file, name)) continue;
    else if (kind === "class") missing.push(`${name}: a class`);
    else {
      const unknown = unknownType(parameters);
      if (unknown !== undefined) missing.push(`${name}: ${unknown}`);
      else if (parameters.some(({ type }) => type !== undefined && holdsText(parted(type).base)))
        calls.push({ name, prepare: await byTypes({ file, name: own, kind, parameters }) });
    }
  }
  return { calls, missing };
}

function isNotCalled(file: string, name: string): boolean {
  const folders = file.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
  return [name, ...folders].some((each) => each in notCalled);
}

async function byTypes({ file, name, parameters }: CoreExport): Promise<CoreCall["prepare"]> {
  const module = (await import(pathToFileURL(join(core, file)).href)) as Record<
    string,
    (...words: unknown[]) => unknown
  >;
  const called = module[name];
  if (called === undefined) throw new Error(`${file} exports no ${name}.`);
  return (poisoned) => {
    const words = argumentsOf(parameters, poisoned);
    return () => called(...words);
  };
}
