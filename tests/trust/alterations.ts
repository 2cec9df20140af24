import type { Answered } from "./between.ts";

/** What a server that lies makes of an honest answer. */
export interface Alteration {
  name: string;
  /** `older`: what was answered here before; `other`: what another account is answered. Undefined where this lie says nothing else than the truth. */
  apply(honest: Answered, seen: { older?: Answered | undefined; other?: Answered | undefined }): Answered | undefined;
}

type Path = readonly (string | number)[];

/** Every field of a value, inner ones too; of a list the first and the last. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const names = Array.isArray(value)
    ? [...new Set([0, value.length - 1])].filter((place) => place >= 0)
    : Object.keys(value);
  return names.flatMap((name) => {
    const path = [...at, name];
    return [path, ...pathsIn((value as Record<string | number, unknown>)[name], path)];
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown> | undefined)?.[name], value);
}

/** A copy with another value at the path; `undefined` leaves it out. */
function withValue(value: unknown, path: Path, next: unknown): unknown {
  const copy = structuredClone(value);
  const name = path.at(-1);
  const holder = valueAt(copy, path.slice(0, -1));
  if (name === undefined || typeof holder !== "object" || holder === null) return copy;
  if (next !== undefined) Reflect.set(holder, name, next);
  else if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else Reflect.deleteProperty(holder, name);
  return copy;
}

function turned(text: string): string {
  const first = text[0] === "A" ? "B" : "A";
  return first + text.slice(1);
}

/** What is of the same kind and worth less. */
function weaker(value: unknown, path: Path): unknown {
  switch (path.at(-1)) {
    case "scheme":
      return "argon2id-0";
    case "kind":
      return value === "private" ? "assisted" : "diverged";
    case "verdict":
      return value === "wins" ? "loses" : "wins";
  }
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (typeof value === "string") return turned(value);
  return Array.isArray(value) ? [...value, ...value] : {};
}

function older(value: unknown, before: unknown): unknown {
  if (before !== undefined) return before;
  return typeof value === "number" ? Math.max(0, value - 1) : undefined;
}

function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (typeof value === "number") return 0;
  return Array.isArray(value) ? [] : {};
}

/** Each field of a JSON answer in each way, and the answer as a whole. Lies that say the truth are told by `apply`. */
function ofJson(sample: unknown): Alteration[] {
  return pathsIn(sample).flatMap((path): Alteration[] => {
    const field = path.join(".");
    const change = (how: string, make: (value: unknown, before: unknown, others: unknown) => unknown): Alteration => ({
      name: `${field} ${how}`,
      apply(honest, seen) {
        const value = valueAt(honest.body, path);
        const next = make(value, valueAt(seen.older?.body, path), valueAt(seen.other?.body, path));
        if (how !== "left out" && (next === undefined || JSON.stringify(next) === JSON.stringify(value)))
          return undefined;
        return { ...honest, body: withValue(honest.body, path, next) };
      },
    });
    return [
      change("left out", () => undefined),
      change("nulled", () => null),
      change("emptied", emptied),
      change("of another account", (_value, _before, others) => others),
      change("older", (value, before) => older(value, before)),
      change("weaker", (value) => weaker(value, path)),
    ];
  });
}

function ofBytes(bytes: Uint8Array): Alteration[] {
  const change = (name: string, make: (bytes: Uint8Array) => Uint8Array): Alteration => ({
    name: `bytes ${name}`,
    apply: (honest) => ({ ...honest, body: make(honest.body as Uint8Array) }),
  });
  if (bytes.byteLength === 0) return [];
  return [
    change("left out", () => new Uint8Array(0)),
    change("cut short", (all) => all.slice(0, -1)),
    change("nulled", (all) => new Uint8Array(all.byteLength)),
    change("made longer", (all) => Uint8Array.from([...all, 0])),
    ...[0, 1, 20, bytes.byteLength - 1].map((place) =>
      change(`turned at ${place}`, (all) => all.map((byte, at) => (at === place ? byte ^ 1 : byte))),
    ),
  ];
}

const statuses = [401, 403, 404, 409, 426, 429, 500, 503, 507];
const text = (body: string) => new TextEncoder().encode(body);

/** The answer as a whole: another status, nothing, somebody else's page, or what another account or an earlier time was told. */
function ofWhole(sample: Answered): Alteration[] {
  const whole: Alteration[] = statuses.map((status) => ({
    name: `status ${status}`,
    apply: () => ({ status, type: "text/plain; charset=UTF-8", body: text("A sentence of the server's.") }),
  }));
  whole.push({
    name: "a page",
    apply: () => ({ status: 200, type: "text/html", body: text("<!doctype html><title>Welcome</title>") }),
  });
  if (!sample.type.startsWith("application/json")) return whole;
  for (const [name, body] of Object.entries({
    nothing: null,
    "an empty object": {},
    "an empty list": [],
    "a word": "ok",
  }))
    whole.push({ name, apply: (honest) => ({ ...honest, body }) });
  whole.push({ name: "all of another account", apply: (_honest, { other }) => other });
  whole.push({ name: "all of before", apply: (_honest, { older: before }) => before });
  return whole;
}

/** All alterations of an answer like this one. */
export function alterationsOf(sample: Answered): Alteration[] {
  const inner = sample.body instanceof Uint8Array ? ofBytes(sample.body) : ofJson(sample.body);
  return [...inner, ...ofWhole(sample)];
}
