import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const root = join(import.meta.dirname, "../../..");

/** Code of threads as the build makes it: from the sources, each start of one would take many times as long as what is measured. */
export async function buildThreads(files: Record<string, string>): Promise<{
  file(name: string): URL;
  remove(): Promise<void>;
}> {
  // Among the packages, where what it imports is found.
  const cache = join(root, "node_modules", ".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "threads-"));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return {
    file: (name) => pathToFileURL(join(folder, `${name}.js`)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
