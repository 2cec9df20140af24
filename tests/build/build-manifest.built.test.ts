import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const site = fileURLToPath(new URL("../../dist/app", import.meta.url));
const server = fileURLToPath(new URL("../../dist/server", import.meta.url));
const read = (path: string) => readFileSync(join(site, path));
const manifest = JSON.parse(read("build-manifest.json").toString()) as Record<
  "site" | "server",
  Record<string, string>
>;

it("names every file of the site and of the server, with its hash", () => {
  expect(Object.keys(manifest.site)).toEqual(
    expect.arrayContaining(["index.html", "service-worker.js", "notices.txt", "prerendered/index.html"]),
  );
  expect(Object.keys(manifest.server)).toEqual(expect.arrayContaining(["main.js", "reading-thread.js"]));
  for (const [folder, files] of [
    [site, manifest.site],
    [server, manifest.server],
  ] as const)
    for (const [path, hash] of Object.entries(files))
      expect(
        createHash("sha256")
          .update(readFileSync(join(folder, path)))
          .digest("hex"),
        path,
      ).toBe(hash);
});

it("is what the service worker has the browser compare each kept file with", () => {
  const worker = read("service-worker.js").toString();
  const kept = [
    ...worker.matchAll(/"integrity":"sha256-([^"]+)","part":"\w+","revision":(?:null|"\w*"),"url":"([^"]+)"/g),
  ].map(([, digest = "", url = ""]) => ({ digest, url }));
  expect(kept.length).toBeGreaterThan(100);
  const named = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
  expect([...new Set(named)].sort()).toEqual(kept.map(({ url }) => url).sort());
  for (const { url, digest } of kept)
    expect(Buffer.from(digest, "base64").toString("hex"), url).toBe(manifest.site[url]);
});

it("serves the terms of everything that it is made of", () => {
  const notices = read("notices.txt").toString();
  for (const name of ["libheif-js", "pdfjs-dist", "@fontsource-variable/newsreader", "react", "tailwindcss", "libsql"])
    expect(notices, name).toContain(`\n${name} `);
  for (const terms of [
    "GNU LESSER GENERAL PUBLIC LICENSE",
    "GNU GENERAL PUBLIC LICENSE",
    "Apache License",
    "SIL OPEN FONT LICENSE",
  ])
    expect(notices, terms).toContain(terms);
  expect(read("index.html").toString() + readFileSync(join(site, "prerendered/index.html"), "utf8")).toContain(
    'href="/notices.txt"',
  );
});
