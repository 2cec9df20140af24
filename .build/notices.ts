import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the notices stand on the site. */
export const noticesFile = "notices.txt";

/** Tools whose own words end up in what they make. */
const bundledTools = ["tailwindcss", "vite-plugin-pwa"];

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
}

interface PackageFile {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  repository?: string | { url?: string };
  homepage?: string;
}

export interface Notice {
  name: string;
  version: string;
  licence: string;
  source: string;
  texts: string[];
}

const licenceFile = /^(?:licen[cs]e|copying|notice|ofl|third.?party.?notices?)/i;

/** The words of the two shortest licences, for packages that name them and print none. */
const permission: Readonly<Record<string, string>> = {
  MIT: 'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
  ISC: 'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.\n\nTHE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.',
};

/** Every package that the site or the server is made of, as the lock file names them and as they lie in node_modules. */
export function listNotices(): Notice[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const paths = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== "" && (!dev || bundledTools.includes(path.slice("node_modules/".length))))
    .map(([path]) => path)
    // Builds for other machines are named in the lock file, and are not here.
    .filter((path) => existsSync(join(root, path, "package.json")));
  const notices = paths.map((path) => readNotice(join(root, path)));
  const apache = notices.flatMap(({ texts }) => texts).find((text) => /^\s*Apache License\s+Version 2\.0/.test(text));
  for (const notice of notices) {
    if (notice.texts.length === 0 && notice.licence === "Apache-2.0" && apache !== undefined) notice.texts.push(apache);
    // The terms of the LGPL are those of the GPL with permissions added: both belong to it.
    if (notice.licence.startsWith("LGPL")) notice.texts.push(readFileSync(join(root, ".build/gpl-3.0.txt"), "utf8"));
    if (notice.texts.length === 0) throw new Error(`${notice.name} says nowhere under which licence it stands.`);
  }
  return notices.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function readNotice(folder: string): Notice {
  const file = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;
  const author = (typeof file.author === "string" ? file.author : file.author?.name) ?? `the authors of ${file.name}`;
  const repository = typeof file.repository === "string" ? file.repository : file.repository?.url;
  const licence = file.license ?? "";
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").trim());
  const words = permission[licence];
  if (texts.length === 0 && words !== undefined) texts.push(`Copyright (c) ${author}\n\n${words}`);
  return { name: file.name, version: file.version, licence, source: repository ?? file.homepage ?? "", texts };
}

/** One text: a list of all packages, and each licence's words once, with the packages that they are of. */
export function noticesText(): string {
  const notices = listNotices();
  const byText = new Map<string, string[]>();
  for (const { name, texts } of notices)
    for (const text of texts) byText.set(text, [...(byText.get(text) ?? []), name]);
  const list = notices.map(({ name, version, licence, source }) => `${name} ${version}  ${licence}  ${source}`);
  const licences = [...byText].map(([text, names]) => `${"=".repeat(80)}\n${names.join(", ")}\n\n${text}`);
  return [
    "Red Thread is made with the works of others. Their names, and the terms under which they are used, stand below.",
    "Each is used as its authors publish it, unchanged; its source is at the address beside its name.",
    list.join("\n"),
    ...licences,
    "",
  ].join("\n\n");
}

/** Puts the notices into the site. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: noticesFile, source: noticesText() });
    },
  };
}
