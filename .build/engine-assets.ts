import { createReadStream, existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { searchPackContents } from "../src/workers/embedding/contract.ts";
import { wllamaBinary } from "../src/workers/language/engine-files.ts";
import { heicDecoderAddress } from "../src/workers/ocr/contract.ts";
import { voicePackContents } from "../src/workers/speech/contract.ts";
import { type PackSource, packSource, readPackSource } from "./pack-sources.ts";

const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

/** Which of the three builds is asked for depends on the browser; all read with the LSTM engine only. */
const tesseractCores = ["tesseract-core-relaxedsimd-lstm", "tesseract-core-simd-lstm", "tesseract-core-lstm"];

type EngineAsset = PackSource & {
  /** Path under the site's root, without a leading slash. */
  url: string;
};

function folder(from: string, to: string): EngineAsset[] {
  return readdirSync(join(modules, from)).map((name) => ({ url: `${to}/${name}`, file: join(modules, from, name) }));
}

/** Files of the packs, which a person may download; the app itself never fetches them. */
function packFiles(): EngineAsset[] {
  return [searchPackContents, voicePackContents].flatMap(({ address, files }) =>
    files.map(({ name }) => ({ url: `${address.slice(1)}${name}`, ...packSource(name) })),
  );
}

/** The files that engines fetch by name at run time, each with its fixed address. */
export function listEngineAssets(): EngineAsset[] {
  return [
    ...packFiles(),
    // A server whose operator keeps models answers otherwise.
    { url: "packs/models/source.json", content: () => JSON.stringify({ kind: "hub" }) },
    // Fetched with a language model that needs it.
    { url: wllamaBinary.slice(1), ...packSource("wllama.wasm") },
    // Fetched with the first photo of an iPhone, where the browser does not know its format.
    { url: heicDecoderAddress.slice(1), file: join(modules, "libheif-js/libheif-wasm/libheif-bundle.mjs") },
    { url: "engines/tesseract/worker.min.js", file: join(modules, "tesseract.js/dist/worker.min.js") },
    ...tesseractCores.map((core) => ({
      url: `engines/tesseract/${core}.wasm.js`,
      file: join(modules, `tesseract.js-core/${core}.wasm.js`),
    })),
    {
      url: "engines/tesseract/lang/eng.traineddata.gz",
      file: join(modules, "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz"),
    },
    ...folder("pdfjs-dist/cmaps", "engines/pdf/cmaps"),
    ...folder("pdfjs-dist/standard_fonts", "engines/pdf/standard_fonts"),
    // quickjs runs scripts inside a PDF, which this product never does.
    ...folder("pdfjs-dist/wasm", "engines/pdf/wasm").filter(({ url }) => !/quickjs/i.test(url)),
    ...folder("pdfjs-dist/iccs", "engines/pdf/iccs"),
  ];
}

const mediaTypes: Record<string, string> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/**
 * Serves the engines' files at `/engines/…` and `/packs/…` while developing and in browser tests, and copies them there in a build. They are no
 * imports, because pdf.js and tesseract.js make their addresses themselves from a folder; and no files of `public`, because they
 * come with the packages and must change with them.
 */
export function engineAssets(): Plugin {
  return {
    name: "engine-assets",
    configureServer(server) {
      const assets = new Map(listEngineAssets().map((asset) => [`/${asset.url}`, asset]));
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (!path.startsWith("/engines/") && !path.startsWith("/packs/")) return next();
        const asset = assets.get(path);
        const isThere = asset !== undefined && (asset.file === undefined || existsSync(asset.file));
        // Never the development server's page: an engine would take it for its file.
        response.statusCode = isThere ? 200 : 404;
        if (!isThere) return response.end();
        response.setHeader("Content-Type", mediaTypes[extname(path)] ?? "application/octet-stream");
        if (asset.file === undefined) return response.end(asset.content());
        createReadStream(asset.file).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const asset of listEngineAssets()) {
        this.emitFile({ type: "asset", fileName: asset.url, source: readPackSource(asset) });
      }
    },
  };
}
