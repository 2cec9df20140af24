import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const site = join(import.meta.dirname, "../../../dist/app");
const packs = join(site, "packs");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

/**
 * The build once more, as a later one would be: scripts under other names, their old names gone, and a mark in the page. Answers its folder.
 */
async function laterBuild(number: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "red-thread-build-"));
  await cp(site, folder, {
    recursive: true,
    // The packs are the same in all builds, and large: they are served from the first.
    filter: (path) => path !== packs && (!/\.(?:br|gz)$/.test(path) || path.includes("traineddata")),
  });
  const assets = (await readdir(join(folder, "assets"))).filter((name) => /\.js$/.test(name));
  const names = new Map(assets.map((name) => [name, name.replace(/\.js$/, `v${number}.js`)]));
  const renamed = (text: string) => text.replace(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name);
  const changed: string[] = [];
  for (const [name, next] of names) {
    const path = join(folder, "assets", name);
    // The learned readers hold nothing but numbers.
    if (!/-reader-file-/.test(name)) await writeFile(path, renamed(await readFile(path, "utf8")));
    await rename(path, join(folder, "assets", next));
    changed.push(`assets/${next}`);
  }
  for (const page of [
    "index.html",
    ...(await readdir(join(folder, "prerendered"))).map((name) => `prerendered/${name}`),
  ]) {
    const path = join(folder, page);
    await writeFile(path, renamed(await readFile(path, "utf8")).replace("<html", `<html data-build="${number}"`));
  }
  await renewDigests(folder, renamed);
  return folder;
}

/** The service worker's list with the new names, and the digests of what lies there now. */
async function renewDigests(folder: string, renamed: (text: string) => string): Promise<void> {
  const path = join(folder, "service-worker.js");
  let script = renamed(await readFile(path, "utf8"));
  for (const [whole, digest = "", url = ""] of [
    ...script.matchAll(/"integrity":"(sha256-[^"]+)"[^{}]*?"url":"([^"]+)"/g),
  ]) {
    const fresh = `sha256-${createHash("sha256")
      .update(await readFile(join(folder, url)))
      .digest("base64")}`;
    if (fresh !== digest) script = script.replace(whole, whole.replace(digest, fresh));
  }
  await writeFile(path, script);
}

/** A server of the built app that can be given a later build, as a deployment does: what the older one had is gone at once. */
export async function serveBuilds(): Promise<{ url: string; deploy(): Promise<number>; close(): Promise<void> }> {
  let folder = site;
  let number = 0;
  const made: string[] = [];
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isFile = /\.\w+$/.test(pathname);
    const path = join(pathname.startsWith("/packs/") ? site : folder, isFile ? pathname : "index.html");
    try {
      const bytes = await readFile(path);
      const cache = pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      const type = types[extname(path)] ?? "application/octet-stream";
      answer.writeHead(200, { "Content-Type": type, "Cache-Control": cache }).end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    async deploy() {
      number += 1;
      folder = await laterBuild(number);
      for (const older of made.splice(0)) await rm(older, { recursive: true, force: true });
      made.push(folder);
      return number;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const each of made) await rm(each, { recursive: true, force: true });
    },
  };
}
