import type { Alteration } from "./alterations.ts";
import { alterationsOf } from "./alterations.ts";
import { type Bench, olderEdition, openBench, password, pinFaults } from "./bench.ts";
import type { Answered, Asked, Between } from "./between.ts";
import { type Scene, scenes } from "./scenes.ts";

/** What came of all lies. */
export interface Alterations {
  /** Lies that were not the truth after all are not counted. */
  tried: number;
  /** The person read a sentence, or the header says that something is wrong. */
  told: number;
  /** All is as if nobody had lied. */
  harmless: number;
  /** By route. */
  byRoute: Record<string, number>;
  readable: string[];
  silent: string[];
  lost: string[];
  /** An older vault that is whole, shown to a device that never saw a newer one: the limit that SECURITY.md names. */
  unknowable: string[];
}

/** A route without what stands in it of one account. */
const routeOf = ({ method, path }: Asked) =>
  `${method} ${path
    .replace(/\?.*/, "")
    .replace(/(\/(?:blobs|heads)\/)[\w-]+/, "$1:id")
    .replace(/\/\d+$/, "/:n")}`;

type Heard = Map<string, Answered>;

/** Acts once without a lie, and keeps the first answer of each route that will be altered. */
async function hearHonest(bench: Bench, scene: Scene): Promise<Heard> {
  const heard: Heard = new Map();
  bench.between.heard = (asked, answered) => {
    const route = routeOf(asked);
    if (scene.isAltered(asked) && !heard.has(route)) heard.set(route, answered);
  };
  await scene.act(bench);
  bench.between.heard = undefined;
  return heard;
}

/** The answers that a scene gets, and those that came before it. */
async function prepareScene(bench: Bench, scene: Scene): Promise<Heard> {
  const before: Heard = new Map();
  bench.between.heard = (asked, answered) => {
    const route = routeOf(asked);
    if (!before.has(route)) before.set(route, answered);
  };
  await scene.prepare(bench);
  bench.between.heard = undefined;
  return before;
}

/** Whether the person was told; a thrown Error without a sentence is none. */
async function actAndListen(bench: Bench, scene: Scene): Promise<{ went: boolean; isTold: boolean }> {
  try {
    await scene.act(bench);
  } catch (error) {
    if (error instanceof TypeError || !(error instanceof Error) || error.message === "") throw error;
    return { went: false, isTold: true };
  }
  const began = Date.now();
  for (;;) {
    const { kind } = await bench.device.syncUntilSettled();
    const isTold = kind === "problem" || kind === "offline" || (await bench.device.waiting()) > 0;
    // A file that is named by what was just pulled is asked for a moment later.
    if (isTold || (await bench.device.incomplete()).length === 0 || Date.now() - began > 10_000)
      return { went: true, isTold };
  }
}

async function tryOne(
  bench: Bench,
  scene: Scene,
  lie: { route: string; alteration: Alteration; older: Answered | undefined; other: Answered | undefined },
  result: Alterations,
): Promise<void> {
  const { route, alteration, older, other } = lie;
  const name = `${scene.name}: ${route}: ${alteration.name}`;
  let isLie = false;
  bench.between.lie = (asked, answered) => {
    const changed =
      routeOf(asked) === route && scene.isAltered(asked) ? alteration.apply(answered, { older, other }) : undefined;
    isLie ||= changed !== undefined;
    return changed ?? answered;
  };
  const { went, isTold } = await actAndListen(bench, scene);
  bench.between.lie = undefined;
  if (isLie) {
    result.tried += 1;
    result.byRoute[route] = (result.byRoute[route] ?? 0) + 1;
    if (isTold) result.told += 1;
    else result.harmless += 1;
  }
  const faults = went && !isTold ? [...(await pinFaults(bench)), ...(await bench.device.incomplete())] : [];
  const isUnknowable = scene.isFresh === true && alteration.name === "vault older" && faults.join() === olderEdition;
  if (isUnknowable) result.unknowable.push(name);
  else if (faults.length > 0) result.silent.push(`${name}: ${faults.join(", ")}`);
  const read = bench.between.readable([password, bench.letters, bench.letters.replaceAll("-", "")].filter(Boolean));
  if (read.length > 0) result.readable.push(`${name}: ${read.join(", ")}`);
  await scene.again(bench, went);
}

/** After all lies the truth is believed again, and everything is on both sides. */
async function findLost(bench: Bench, scene: Scene): Promise<string[]> {
  await scene.act(bench);
  await bench.restart();
  const { kind } = await bench.device.syncUntilSettled();
  const lost = (await bench.device.incomplete()).map((id) => `${scene.name}: the file of ${id}`);
  if (kind !== "up-to-date") lost.push(`${scene.name}: it does not go on (${kind})`);
  const documents = await bench.device.store().listDocuments();
  const truth = await bench.between.truth("ruth@example.org");
  if (documents.length === 0) lost.push(`${scene.name}: all records`);
  if (truth?.files !== documents.length)
    lost.push(`${scene.name}: ${documents.length} files here, ${truth?.files} on the server`);
  return lost;
}

/**
 * Alters every field of every answer that the scenes get, one after the other.
 *
 * `every`: of all alterations each so many-th, 1 for all; `only`: of the scenes those with this in their name.
 */
export async function alterAnswers(
  between: Between,
  { every, only = "" }: { every: number; only?: string | undefined },
  tell: (line: string) => void,
): Promise<Alterations> {
  const bench = openBench(between);
  const result: Alterations = {
    tried: 0,
    told: 0,
    harmless: 0,
    byRoute: {},
    readable: [],
    silent: [],
    lost: [],
    unknowable: [],
  };
  let count = 0;
  for (const scene of scenes.filter(({ name }) => name.includes(only))) {
    // What another account is answered, by the same server.
    await scene.prepare(bench);
    const others = await hearHonest(bench, scene);
    const before = await prepareScene(bench, scene);
    const honest = await hearHonest(bench, scene);
    await scene.again(bench, true);
    const tried = result.tried;
    for (const [route, sample] of honest)
      for (const alteration of alterationsOf(sample)) {
        count += 1;
        if (count % every !== 0) continue;
        await tryOne(bench, scene, { route, alteration, older: before.get(route), other: others.get(route) }, result);
      }
    result.lost.push(...(await findLost(bench, scene)));
    const { readable, silent, lost } = result;
    const wrong = `${readable.length} readable, ${silent.length} silent, ${lost.length} lost so far`;
    tell(`${scene.name}: ${result.tried - tried} alterations of ${honest.size} answers; ${wrong}`);
  }
  await bench.leave();
  return result;
}
