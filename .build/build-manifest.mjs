/** The hashes of all that the build made: whoever serves it, and whoever is served, can see whether it is the same. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

export const manifestFile = "build-manifest.json";

const sha256 = (content) => createHash("sha256").update(content).digest("hex");

/** Addresses of a folder's files, in order, but for compressed copies of others and the manifest itself. */
function addressesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) =>
    relative(folder, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join("/"),
  );
  const all = new Set(paths);
  return paths
    .filter((path) => path !== manifestFile && !(/\.(?:br|gz)$/.test(path) && all.has(path.slice(0, -3))))
    .sort();
}

/** Writes the manifest into the site, and answers its own hash with how many files it names. */
export function writeBuildManifest(site, server) {
  const hashesOf = (folder) =>
    Object.fromEntries(addressesIn(folder).map((path) => [path, sha256(readFileSync(join(folder, path)))]));
  const manifest = { site: hashesOf(site), server: hashesOf(server) };
  writeFileSync(join(site, manifestFile), `${JSON.stringify(manifest, undefined, 1)}\n`);
  return describeBuild(site);
}

/** The hash of the manifest, which stands for all that it names; undefined where there is none. */
export function describeBuild(site) {
  try {
    const content = readFileSync(join(site, manifestFile));
    const { site: files, server } = JSON.parse(content);
    return { hash: sha256(content), files: Object.keys(files).length + Object.keys(server).length };
  } catch {
    return undefined;
  }
}
