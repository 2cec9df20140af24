import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coreRooms, features, wallsFile, wallsText } from "../../.build/walls.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A tree of planted files under the project's own rules; outside of the repository, so that a killed run leaves nothing in it. */
const tree = mkdtempSync(join(tmpdir(), "red-thread-rules-"));
for (const name of [".biome.json", ".biome-walls.json", ".gitignore"]) cpSync(join(root, name), join(tree, name));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

interface Finding {
  category: string;
  location: { path: string };
}

/** Writes the files, lets Biome judge them, removes them again, and answers what it found in each. */
function judge(files: Record<string, string>): Map<string, string[]> {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const words = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...words], { cwd: tree, encoding: "utf8" });
  rmSync(join(tree, "src"), { recursive: true, force: true });
  rmSync(join(tree, "sync-server"), { recursive: true, force: true });
  const end = stdout.lastIndexOf("}");
  if (end < 0) throw new Error(`Biome said nothing to read: ${stderr}`);
  const { diagnostics } = JSON.parse(stdout.slice(0, end + 1)) as { diagnostics: Finding[] };
  const found = new Map<string, string[]>(Object.keys(files).map((path) => [path, []]));
  for (const { category, location } of diagnostics) found.get(location.path)?.push(category);
  return found;
}

/** design.md section 4, a row each: what a folder may import, and what it may not. */
const rules: { file: string; allowed: string[]; forbidden: string[] }[] = [
  ...coreRooms.map((room, index) => ({
    file: `src/core/${room}/planted.ts`,
    allowed: ["./other.ts", ...coreRooms.slice(0, index + 1).map((name) => `#core/${name}/a.ts`), "zod/mini"],
    forbidden: [
      ...coreRooms.slice(index + 1).map((name) => `#core/${name}/a.ts`),
      ...["#core/replication/a.ts", "#demo/a.ts", "#db/a.ts", "#api/a.ts", "#ui/a.tsx", "#app/a.ts"],
      ...["#workers/pdf/client.ts", "react", "dexie", "hono", "zod"],
    ],
  })),
  {
    file: "src/core/replication/planted.ts",
    allowed: ["#core/domain/page.ts", "#core/findings/a.ts", "fflate"],
    forbidden: ["#db/a.ts", "#sync/a.ts", "hono"],
  },
  {
    file: "src/api/planted.ts",
    allowed: ["#core/domain/page.ts", "hono", "hono/validator", "zod/mini"],
    forbidden: ["#db/a.ts", "#pipeline/a.ts", "#features/texts/en.ts", "dexie", "react", "zod"],
  },
  {
    file: "src/pipeline/planted.ts",
    allowed: ["#core/domain/page.ts", "#pipeline/a.ts"],
    forbidden: ["#db/a.ts", "#api/a.ts", "#workers/pdf/client.ts", "dexie", "react", "zod"],
  },
  {
    file: "src/db/live/planted.ts",
    allowed: ["#core/domain/page.ts", "#db/a.ts", "dexie", "dexie-react-hooks", "hash-wasm", "zod/mini"],
    forbidden: ["#api/a.ts", "#ui/a.tsx", "#features/auth/a.ts", "#sync/a.ts", "hono", "zustand", "zod"],
  },
  {
    file: "src/workers/pdf/worker.ts",
    allowed: [
      ...["./contract.ts", "#core/domain/page.ts", "pdfjs-dist", "pdfjs-dist/build/pdf.worker.min.mjs?worker"],
      "@tensorflow/tfjs-core",
    ],
    forbidden: ["#db/a.ts", "#api/a.ts", "#ui/a.tsx", "#workers/ocr/worker.ts", "react"],
  },
  ...["client.ts", "contract.ts"].map((name) => ({
    file: `src/workers/ocr/${name}`,
    allowed: ["./other.ts", "#core/domain/page.ts", "zod/mini"],
    forbidden: [
      "@tensorflow/tfjs-core",
      "tesseract.js",
      "tesseract.js-core/a.js",
      "pdfjs-dist",
      "#workers/pdf/worker.ts",
      "#db/a.ts",
    ],
  })),
  {
    file: "src/sync/planted.ts",
    allowed: ["#core/domain/page.ts", "#api/client.ts", "#db/a.ts"],
    forbidden: ["#api/create-api.ts", "#ui/a.tsx", "#features/auth/a.ts", "react"],
  },
  {
    file: "src/ui/planted.tsx",
    allowed: ["react", "@radix-ui/react-dialog", "lucide-react", "zustand", "#ui/button.tsx"],
    forbidden: ["#core/domain/page.ts", "#features/texts/en.ts", "#db/a.ts", "dexie", "hono", "react-router-dom"],
  },
  ...features.map((feature) => ({
    file: `src/features/${feature}/planted.tsx`,
    allowed: [
      ...[`#features/${feature}/a.tsx`, "#features/texts/en.ts", "#core/domain/page.ts", "#api/client.ts"],
      ...["#db/live/a.ts", "#workers/pdf/client.ts", "#ui/button.tsx", "react"],
    ],
    forbidden: [
      ...features.filter((other) => other !== feature).map((other) => `#features/${other}/a.tsx`),
      ...["#app/paths.ts", "#api/create-api.ts", "#db/dexie-store.ts", "#workers/pdf/worker.ts", "#pipeline/a.ts"],
      ...["dexie", "hono", "pdfjs-dist", "react-router-dom"],
    ],
  })),
  {
    file: "sync-server/planted.ts",
    allowed: [
      "#core/domain/page.ts",
      "#api/create-api.ts",
      "#pipeline/a.ts",
      "#sync/replica.ts",
      "node:fs",
      "hono",
      "@hono/node-server",
    ],
    forbidden: ["#db/a.ts", "#ui/a.tsx", "#features/texts/en.ts", "#app/a.ts", "#workers/pdf/client.ts"],
  },
];

const forms: ((specifier: string) => string)[] = [
  (specifier) => `import "${specifier}";\n`,
  (specifier) => `import type { A } from "${specifier}";\nexport const a = (value: A): A => value;\n`,
  (specifier) => `export { a } from "${specifier}";\n`,
  (specifier) => `export const load = () => import("${specifier}");\n`,
];

/**
 * One planted file for each import: its name says nothing, its folder decides, except where a rule is about the name itself. `prefix`:
 * keeps apart what is planted in one tree.
 */
function plant(prefix: string, file: string, specifiers: string[]): Record<string, string> {
  const files: Record<string, string> = {};
  const isNamed = /\/(client|contract|worker)\.ts$/.test(file);
  for (const [index, specifier] of specifiers.entries()) {
    const folder = isNamed
      ? file.replace(/workers\/\w+\//, `workers/${prefix}${index}/`)
      : file.replace("planted.", `${prefix}${index}.`);
    files[folder] = (forms[index % forms.length] ?? String)(specifier);
  }
  return files;
}

const planted = rules.map(({ file, allowed, forbidden }) => ({
  file,
  allowed: plant("allowed", file, allowed),
  forbidden: plant("forbidden", file, file.startsWith("src/") ? [...forbidden, "../other/a.ts"] : forbidden),
}));

describe("import rules", () => {
  let found = new Map<string, string[]>();
  beforeAll(() => {
    // All in one tree: each start of Biome takes half a second.
    const trees = planted.flatMap(({ allowed, forbidden }) => [allowed, forbidden]);
    const files: Record<string, string> = Object.assign({}, ...trees);
    expect(Object.keys(files)).toHaveLength(trees.flatMap((tree) => Object.keys(tree)).length);
    found = judge(files);
  });

  /** Of these files, those in which an import is called wrong, or is not. */
  const filesWith = (files: Record<string, string>, isCaught: boolean) =>
    Object.keys(files).filter(
      (path) => (found.get(path) ?? []).includes("lint/style/noRestrictedImports") === isCaught,
    );

  it("are those of the one table", () => {
    // Written anew with `npx tsx .build/walls.ts`.
    expect(readFileSync(wallsFile, "utf8")).toBe(wallsText());
  });

  it.each(planted)("$file: what may not be imported is caught", ({ forbidden }) => {
    expect(filesWith(forbidden, false)).toEqual([]);
  });

  it.each(planted)("$file: what may be imported is not", ({ allowed }) => {
    expect(filesWith(allowed, true)).toEqual([]);
  });

  it("finds imports that go in a circle", () => {
    const found = judge({
      "src/core/understanding/facts/first.ts": 'import { b } from "./second.ts";\nexport const a = () => b;\n',
      "src/core/understanding/facts/second.ts": 'import { a } from "./first.ts";\nexport const b = () => a;\n',
    });
    expect([...found.values()]).toEqual([["lint/suspicious/noImportCycles"], ["lint/suspicious/noImportCycles"]]);
  });

  it("finds barrels, default exports and any", () => {
    const found = judge({
      "src/core/understanding/facts/index.ts": 'export * from "./first.ts";\n',
      "src/core/understanding/facts/first.ts": "const first = 1;\nexport default first;\n",
      "src/core/understanding/facts/second.ts": "export const second = (value: any): unknown => value;\n",
    });
    expect(found.get("src/core/understanding/facts/index.ts")).toContain("lint/performance/noBarrelFile");
    expect(found.get("src/core/understanding/facts/first.ts")).toContain("lint/style/noDefaultExport");
    expect(found.get("src/core/understanding/facts/second.ts")).toContain("lint/suspicious/noExplicitAny");
  });
});
