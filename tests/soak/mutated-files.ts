import { readFileSync } from "node:fs";
import { type Chance, createChance } from "../eval/simulate/random.ts";
import { type Fixture, fixtureFolder, readManifest } from "../fixtures/manifest.ts";

/** A fixture that something has happened to: on a disk, in a network, or by somebody's hand. */
export interface MutatedFile {
  name: string;
  zone: Fixture["type"];
  bytes: Buffer;
  /** For whoever wants to see the same file again. */
  from: string;
}

type Mutation = (bytes: Buffer, chance: Chance, other: Buffer) => Buffer;

/** Where most formats say what they are; often left whole, or else nothing behind it would ever be tried. */
const headLength = 16;

function place(bytes: Buffer, chance: Chance): number {
  const from = chance.uniform() < 0.8 ? Math.min(headLength, bytes.length) : 0;
  return chance.whole(from, Math.max(from, bytes.length - 1));
}

function cut(bytes: Buffer, chance: Chance): [number, number] {
  const start = place(bytes, chance);
  return [start, Math.min(bytes.length, start + chance.whole(1, Math.max(1, bytes.length >> 4)))];
}

const mutations: Record<string, Mutation> = {
  "bits flipped": (bytes, chance) => {
    const changed = Buffer.from(bytes);
    for (let flips = chance.whole(1, 24); flips > 0; flips--) {
      const at = place(changed, chance);
      changed[at] = (changed[at] ?? 0) ^ (1 << chance.whole(0, 7));
    }
    return changed;
  },
  truncated: (bytes, chance) => bytes.subarray(0, place(bytes, chance)),
  "a piece lost": (bytes, chance) => {
    const [start, end] = cut(bytes, chance);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  },
  "a piece doubled": (bytes, chance) => {
    const [start, end] = cut(bytes, chance);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  "a piece zeroed": (bytes, chance) => {
    const changed = Buffer.from(bytes);
    changed.fill(0, ...cut(bytes, chance));
    return changed;
  },
  "noise put in": (bytes, chance) => {
    const at = place(bytes, chance);
    const noise = Buffer.from(Array.from({ length: chance.whole(1, 400) }, () => chance.whole(0, 255)));
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)]);
  },
  "numbers changed": (bytes, chance) => {
    const changed = Buffer.from(bytes);
    for (let changes = chance.whole(1, 30); changes > 0; changes--) {
      // The next digit behind a place: lengths, counts and offsets are written in digits.
      let at = place(changed, chance);
      while (at < changed.length && !((changed[at] ?? 0) >= 48 && (changed[at] ?? 0) <= 57)) at++;
      if (at < changed.length) changed[at] = 48 + chance.whole(0, 9);
    }
    return changed;
  },
  "sizes changed": (bytes, chance) => {
    const changed = Buffer.from(bytes);
    // Pictures and sounds write theirs in two or four bytes near the beginning.
    for (let changes = chance.whole(1, 4); changes > 0; changes--) {
      const at = chance.whole(4, Math.min(200, changed.length - 5));
      changed.writeUInt32BE(chance.pick([0, 1, 0x7fffffff, 0xffffffff, chance.whole(0, 0x7fffffff)]), at);
    }
    return changed;
  },
  "spliced with another": (bytes, chance, other) =>
    Buffer.concat([bytes.subarray(0, place(bytes, chance)), other.subarray(place(other, chance))]),
};

/** How often a fixture is taken: recognising a picture takes a hundred times as long as reading words, so there are fewer of them. */
function weightOf({ type, sources }: Fixture): number {
  if (type === "voice") return 12;
  if (type === "image") return 2;
  return sources?.includes("ocr") ? 1 : 8;
}

/** File number `index` of a seed; the same whenever and wherever it is made. */
export function makeMutatedFile(seed: number, index: number): MutatedFile {
  const chance = createChance(seed * 1_000_003 + index);
  const fixtures = readManifest().filter(({ file }) => readFileSync(new URL(file, fixtureFolder)).length > headLength);
  const hat = fixtures.flatMap((fixture) => Array.from({ length: weightOf(fixture) }, () => fixture));
  const fixture = chance.pick(hat);
  const other = readFileSync(new URL(chance.pick(hat).file, fixtureFolder));
  let bytes: Buffer = readFileSync(new URL(fixture.file, fixtureFolder));
  const done: string[] = [];
  for (let times = chance.whole(1, 3); times > 0 && bytes.length > headLength; times--) {
    const name = chance.pick(Object.keys(mutations));
    bytes = mutations[name]?.(bytes, chance, other) ?? bytes;
    done.push(name);
  }
  const number = String(index).padStart(4, "0");
  const extension = fixture.file.slice(fixture.file.lastIndexOf("."));
  return {
    name: `soak-${number}${extension}`,
    zone: fixture.type,
    bytes,
    from: `seed ${seed}, file ${index}: ${fixture.file}, ${done.join(", ")}`,
  };
}
