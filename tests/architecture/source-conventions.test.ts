import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

const productFiles = [...filesUnder("src"), ...filesUnder("sync-server")];
const isCode = (file: string): boolean => /\.(ts|tsx|mjs|css)$/.test(file);

it("every folder of src opens with a README", () => {
  const folders = new Set(productFiles.map((file) => dirname(file)).filter((folder) => folder.startsWith("src/")));
  const without = [...folders].filter((folder) => !productFiles.includes(`${folder}/README.md`));
  expect(without).toEqual([]);
});

it("no file of code is longer than 300 lines", () => {
  const code = [...productFiles, ...filesUnder("tests"), ...filesUnder(".build"), ...filesUnder(".ci")].filter(isCode);
  const long = code.filter((file) => read(file).trimEnd().split("\n").length > 300);
  expect(long).toEqual([]);
});

it("nothing in src names a file by going up", () => {
  const code = productFiles.filter((file) => file.startsWith("src/") && isCode(file));
  // Imports are Biome's to catch; this also sees `new URL("../…")` and `import("../…").Type`.
  const climbing = code.filter((file) => /["'`]\.\.\//.test(read(file)));
  expect(climbing).toEqual([]);
});

it("files are named in kebab case", () => {
  const misnamed = productFiles.filter(
    (file) => isCode(file) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.\w+$/.test(file.split("/").at(-1) ?? ""),
  );
  expect(misnamed).toEqual([]);
});
