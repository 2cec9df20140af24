import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { engineAssets } from "./.build/engine-assets.ts";
import { firstLoadGroups } from "./.build/first-load-groups.ts";
import { keptFileList } from "./.build/kept-file-list.ts";
import { notices, noticesFile } from "./.build/notices.ts";
import { startPreload } from "./.build/start-preload.ts";

const manifest = JSON.parse(readFileSync(new URL("manifest.webmanifest", import.meta.url), "utf8"));

const keptFiles = keptFileList(fileURLToPath(new URL("dist/app", import.meta.url)));

/** Where the script of a worker lies. */
function packFolder(module: string): string {
  if (module.includes("/workers/embedding/")) return "packs/search";
  if (module.includes("/workers/language/")) return "packs/language";
  if (module.includes("/workers/models/")) return "packs/models";
  return module.includes("/workers/speech/") ? "packs/voice" : "assets";
}

/** A worker's script is called by its job, by which it is kept for offline in its turn. */
function workerAddress(module: string): string {
  const job = /\/workers\/([\w-]+)\/worker\.ts$/.exec(module)?.[1] ?? "[name]";
  return `${packFolder(module)}/${job}-[hash].js`;
}

const leftOut = fileURLToPath(new URL(".build/left-out.ts", import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    engineAssets(),
    startPreload(),
    notices(),
    keptFiles.plugin,
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/app",
      filename: "service-worker.ts",
      // The page registers it itself, so that no inline script is needed and the page can offer an update.
      injectRegister: false,
      manifest,
      // They are kept like all other files, each with its digest.
      includeManifestIcons: false,
      injectManifest: {
        // A classic script: module service workers are younger than the browsers we serve.
        rollupFormat: "iife",
        globPatterns: [
          "**/*.{html,js,mjs,css,woff2,webmanifest}",
          noticesFile,
          "icons/*",
          "engines/pdf/{cmaps,standard_fonts,wasm,iccs}/*.{bcmap,pfb,ttf,wasm,icc}",
          "engines/tesseract/lang/*.gz",
          // The demo works without a network from the first visit on.
          "demo/*",
          "banner/*",
        ],
        manifestTransforms: [keptFiles.transform],
        globIgnores: [
          // English text needs the latin subset only; the others are fetched if a name should need them.
          "**/*-{latin-ext,vietnamese}-*.woff2",
          // Only for browsers without WebAssembly, in which nothing else of the readers runs either.
          "engines/pdf/wasm/*.js",
          // Fetched when a person asks for them, and not before.
          "packs/**",
        ],
        // The largest file is an OCR engine of 4 MB.
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
      },
    }),
  ],
  resolve: {
    alias: {
      // Radix dialogs lock the page's scrolling through an inline style element, which our content security policy forbids.
      "react-style-singleton": fileURLToPath(new URL(".build/constructed-style.ts", import.meta.url)),
      ...Object.fromEntries(["canvg", "dompurify", "html2canvas"].map((name) => [name, leftOut])),
    },
  },
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        // A pack's script is no part of what every device keeps.
        entryFileNames: ({ facadeModuleId }) => workerAddress(facadeModuleId ?? ""),
      },
    },
  },
  server: {
    // `npm run server:dev` beside it: several devices are tried with live reload. The page's own address stays what the server is told.
    proxy: { "/api": { target: process.env.API_ORIGIN ?? "http://localhost:8787", changeOrigin: false } },
  },
  build: {
    outDir: "dist/app",
    target: "es2022",
    // Data addresses would have to be allowed for fonts.
    assetsInlineLimit: 0,
    // Every browser of this target preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: firstLoadGroups } } },
  },
});
