/** Puts the dependencies of package-lock.json in place, when they are not. Plain JavaScript: it runs before anything is installed. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * True when every package of the lock file lies in node_modules in that version. npm writes its own list last, so an interrupted
 * install is seen too. Optional packages are left out: most of them are builds for other machines.
 */
export function isInstalled() {
  const wanted = readPackages("package-lock.json");
  const present = readPackages("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || present[path]?.version === entry.version,
  );
}

/** Says in one sentence what is wrong and ends the process with exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What every package promises to run on is `engines` of package.json; Node 20 from 20.19 on is tested, and promised by nobody. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Red Thread needs Node 22.13 or newer, or 20.19 at least; this is Node ${process.versions.node}.`);
  }
}

/** Runs a program of npm's in the repository and answers its exit code. */
export function npm(...words) {
  // On Windows npm is a script for the shell.
  return spawnSync("npm", words, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  }).status;
}

export function installIfNeeded() {
  requireNode();
  if (isInstalled()) return;
  if (process.versions.node.startsWith("20."))
    console.log("Node 20 is tested, but some of what is installed promises Node 22.13 or newer only.");
  console.log("Installing dependencies (once, a minute or two) …");
  // The build tools are development dependencies, and a machine set to production would leave them out.
  if (npm("ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error") !== 0) {
    stop("The dependencies could not be installed; npm's message above says why.");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installIfNeeded();
