/** Builds the app to dist/app and the server to dist/server, when a source has changed since the last build. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installIfNeeded, root } from "../.ci/install.mjs";
import { describeBuild, manifestFile, writeBuildManifest } from "./build-manifest.mjs";

const sources = [
  ".build",
  "index.html",
  "manifest.webmanifest",
  "package-lock.json",
  "package.json",
  "public",
  "src",
  "sync-server",
  "vite.config.ts",
];
const stampFile = join(root, "dist", "built-from.txt");

function filesUnder(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** SHA-256 over the names and contents of all sources: a fresh checkout has new times, the same content needs no new build. */
function hashSources() {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source.slice(1)) ? [path] : filesUnder(source).sort();
    for (const file of files) {
      const content = readFileSync(file);
      hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest("hex");
}

function isBuiltFrom(hash) {
  try {
    return readFileSync(stampFile, "utf8") === hash;
  } catch {
    return false;
  }
}

async function build() {
  const vite = await import("vite");
  const { precompress } = await import("./precompress.mjs");
  const { prerenderPages } = await import("./prerender.mjs");
  const site = join(root, "dist", "app");
  const { output: chunks } = await vite.build({ root, configFile: join(root, "vite.config.ts"), logLevel: "warn" });
  await prerenderPages({ vite, root, site, chunks });
  await precompress(site, join(root, "node_modules", ".cache", "precompressed"));
  await vite.build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: true,
      outDir: "dist/server",
      target: "node20",
      rolldownOptions: {
        // The reading thread starts from a file of its own.
        input: {
          main: "sync-server/main.ts",
          "reading-thread": "sync-server/readers/reading-thread.ts",
          "answering-thread": "sync-server/answering/answering-thread.ts",
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  writeBuildManifest(site, join(root, "dist", "server"));
}

/** Says which build lies in dist, in a hash over all of its files. */
function printBuild() {
  const built = describeBuild(join(root, "dist", "app"));
  if (built !== undefined) console.log(`Build ${built.hash} (${built.files} files, /${manifestFile})`);
}

/** Builds in a process of its own, so that the server that follows does not keep the bundler's memory. */
export function buildIfNeeded() {
  const hash = hashSources();
  if (isBuiltFrom(hash)) return;
  console.log("Building the app …");
  rmSync(stampFile, { force: true });
  const built = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "--now"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // A test runner's NODE_ENV=test must not give a development build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) {
    console.error("The app could not be built; the message above says why.");
    process.exit(1);
  }
  writeFileSync(stampFile, hash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--now")) {
    try {
      await build();
    } catch (error) {
      // The bundler's message names file and line; its stack names only itself.
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  } else {
    installIfNeeded();
    buildIfNeeded();
    printBuild();
  }
}
