import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { seededRandom } from "../support/seeded-random.ts";
import { readableWordsIn } from "../sync-server/readable-words.ts";
import { knownWords, wordsFoundIn } from "../sync-server/routes/known-words.ts";
import { type ServerProcess, startServerProcess } from "../sync-server/server-process.ts";
import { paddedPdf } from "./padded-pdf.ts";
import { type Exported, RoundsDevice, type UploadedFile } from "./rounds-device.ts";

export interface RoundsRequest {
  browser: Browser;
  rounds: number;
  seed: number;
  /** Files of the whole run, and the sizes between which they lie, in bytes. */
  documents: number;
  byteSizes: [number, number];
  /** Settings of the server, and the folders besides its own in which it keeps anything by them; its own folder alone where left out. */
  home?: { settings: Record<string, string>; folders: string[] };
  /** Told what happens, for whoever waits. */
  log?: (line: string) => void;
}

export interface RoundsOutcome {
  /** What went wrong, a line each. */
  wrong: string[];
  kills: number;
  cuts: number;
  conflicts: number;
  documents: number;
  bytes: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A server that is killed and started again over the same data, at the same address. */
class MortalServer {
  kills = 0;
  private process: ServerProcess;
  readonly dataFolder: string;
  private readonly settings: Record<string, string>;

  private constructor(dataFolder: string, settings: Record<string, string>, process: ServerProcess) {
    this.dataFolder = dataFolder;
    this.settings = settings;
    this.process = process;
  }

  static async start(settings: Record<string, string>): Promise<MortalServer> {
    const dataFolder = await mkdtemp(join(tmpdir(), "red-thread-rounds-"));
    return new MortalServer(dataFolder, settings, await startServerProcess(dataFolder, 0, settings));
  }

  get origin(): string {
    return this.process.origin;
  }

  async dieAndRise(downFor: number): Promise<void> {
    this.kills++;
    await this.process.kill();
    await pause(downFor);
    this.process = await startServerProcess(this.dataFolder, Number(new URL(this.origin).port), this.settings);
  }

  async end(): Promise<void> {
    await this.process.kill();
  }
}

/**
 * Three devices of one private account and a real server. In each round two devices work without a network and call the same record differently,
 * the third uploads while the server is killed and its network is cut, all at moments that the seed chooses; then everything is let
 * together, both see both titles, and one is chosen. At the end all three have the same, and every file has the bytes that were uploaded; and
 * nothing of it can be read in what the server keeps.
 */
export async function runRounds(request: RoundsRequest): Promise<RoundsOutcome> {
  const { browser, rounds, seed, documents, byteSizes, home = { settings: {}, folders: [] } } = request;
  const { log = () => undefined } = request;
  const random = seededRandom(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const server = await MortalServer.start(home.settings);
  const outcome: RoundsOutcome = { wrong: [], kills: 0, cuts: 0, conflicts: 0, documents: 0, bytes: 0 };
  const hashes = new Map<string, string>();
  const makeFile = (): UploadedFile => {
    const number = outcome.documents++;
    const words = knownWords.filter((_, index) => index % 4 === number % 4);
    const lines = [`Letter ${number + 1}`, "Date: 3 March 2025"];
    for (let from = 0; from < words.length; from += 5) lines.push(`${words.slice(from, from + 5).join(" ")}.`);
    const buffer = paddedPdf(lines, between(...byteSizes), random);
    const name = `letter-${number + 1}-${knownWords[100 + (number % 50)]}.pdf`;
    hashes.set(name, createHash("sha256").update(buffer).digest("hex"));
    outcome.bytes += buffer.byteLength;
    return { name, mimeType: "application/pdf", buffer };
  };
  const folder = await mkdtemp(join(tmpdir(), "red-thread-exports-"));
  const devices: RoundsDevice[] = [];
  try {
    const first = await RoundsDevice.signUp(browser, server.origin, "first", makeFile());
    devices.push(first.device);
    for (const name of ["second", "third"]) devices.push(await RoundsDevice.join(browser, server.origin, name, first));
    const [subject = ""] = Object.keys((await first.device.export(join(folder, "first.zip"))).files);
    const questions: string[] = [];

    for (let round = 0; round < rounds; round++) {
      const [one, other, third] = [0, 1, 2].map((place) => devices[(place + round) % 3]) as [
        RoundsDevice,
        RoundsDevice,
        RoundsDevice,
      ];
      const titles = [
        `Round ${round + 1} of ${one.name} ${knownWords[round % 100]}`,
        `Round ${round + 1} of ${other.name}`,
      ];
      const left = Math.max(0, documents - outcome.documents);
      const files = Array.from({ length: Math.min(left, Math.ceil(left / (rounds - round))) }, makeFile);
      log(`round ${round + 1}: ${one.name} and ${other.name} offline, ${third.name} uploads ${files.length}`);

      await Promise.all([one, other].map((device) => device.setOffline(true)));
      const work = [
        one.editTitle(subject, titles[0] ?? ""),
        other.editTitle(subject, titles[1] ?? ""),
        (async () => {
          if (files.length > 0) await third.upload(files);
          questions.push(`Question ${round + 1} ${knownWords[150 + (round % 50)]}?`);
          await third.addQuestion(questions.at(-1) ?? "");
        })(),
      ];
      const faults = [
        pause(between(0, 2_500)).then(() => server.dieAndRise(between(100, 1_500))),
        pause(between(0, 2_500)).then(async () => {
          outcome.cuts++;
          await third.setOffline(true);
          await pause(between(100, 1_500));
          await third.setOffline(false);
        }),
      ];
      await Promise.all([...work, ...faults]);
      await Promise.all([one, other].map((device) => device.setOffline(false)));

      await Promise.all([one, other].map((device) => device.expectTwoTitles(subject, titles)));
      outcome.conflicts++;
      const chosen = titles[Math.floor(random() * 2)] ?? "";
      await one.chooseTitle(chosen);
      await Promise.all(devices.map((device) => device.expectTitle(subject, chosen)));
      await Promise.all([one, other].map((device) => device.expectQuestions(questions.slice(-1))));
    }

    const exports = await settledExports(devices, folder, outcome.documents);
    outcome.wrong.push(...differences(devices, exports, hashes, questions));
    await server.end();
    for (const kept of [server.dataFolder, ...home.folders])
      outcome.wrong.push(...(await readableAtServer(kept, exports[0])));
  } catch (error) {
    // What closes below may fail in its turn, and would be heard instead.
    log(`round ended by ${String(error)}`);
    throw error;
  } finally {
    outcome.kills = server.kills;
    await Promise.all(devices.map((device) => device.context.close()));
    await server.end();
    await rm(server.dataFolder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

/** What each device has, once all files have arrived on all of them, or after two minutes. */
async function settledExports(
  devices: readonly RoundsDevice[],
  folder: string,
  documents: number,
): Promise<Exported[]> {
  const exports: Exported[] = [];
  for (const device of devices) {
    const until = Date.now() + 120_000;
    let exported = await device.export(join(folder, `${device.name}.zip`));
    while (Object.keys(exported.files).length < documents && Date.now() < until) {
      await pause(500);
      exported = await device.export(join(folder, `${device.name}.zip`));
    }
    exports.push(exported);
  }
  return exports;
}

function differences(
  devices: readonly RoundsDevice[],
  exports: readonly Exported[],
  hashes: ReadonlyMap<string, string>,
  questions: readonly string[],
): string[] {
  const wrong: string[] = [];
  const [reference] = exports;
  for (const [place, { files, records }] of exports.entries()) {
    const name = devices[place]?.name;
    if (records !== reference?.records) wrong.push(`${name}: its records are not those of ${devices[0]?.name}`);
    const found = Object.values(files).sort().join();
    if (found !== [...hashes.values()].sort().join())
      wrong.push(`${name}: its ${Object.keys(files).length} files are not the ${hashes.size} that were uploaded`);
    for (const question of questions) if (!records.includes(question)) wrong.push(`${name}: "${question}" is lost`);
  }
  return wrong;
}

/** Known words, names and numbers in the database and the files of the server; and that the records do hold them. */
async function readableAtServer(dataFolder: string, exported: Exported | undefined): Promise<string[]> {
  const wrong: string[] = [];
  const here = wordsFoundIn(exported?.records ?? "");
  if (here.length < knownWords.length)
    wrong.push(`only ${here.length} of the ${knownWords.length} known words stand in the records`);
  for (const [name, found] of await readableWordsIn(dataFolder))
    wrong.push(`${name} of the server holds ${found.length} known words: ${found.slice(0, 5).join(", ")}`);
  return wrong;
}
