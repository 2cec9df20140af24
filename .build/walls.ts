/**
 * Who may import whom: design.md's table, a row a room. `npx tsx .build/walls.ts` writes it as lint rules to .biome-walls.json, which
 * .biome.json extends; a test holds the file against the table and plants a violation in each wall.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

/** The rooms of the core, each of which may import only those before it. Replication stands apart: it may import all, and none imports it. */
export const coreRooms = ["domain", "reading", "understanding", "chart", "findings", "wording"];

/** The features: never import each other. */
export const features = readdirSync(new URL("src/features/", root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "texts")
  .map((entry) => entry.name)
  .sort();

const pure = ["zod/mini", "fflate"];
const pageSideOfWorkers = ["#workers/*/client.ts", "#workers/*/contract.ts"];
const enginesOfWorkers = [
  ...["pdfjs-dist", "pdfjs-dist/**", "tesseract.js", "tesseract.js-core/**", "@tensorflow/*", "onnxruntime-web/wasm"],
  ...["htmlparser2", "mammoth/mammoth.browser.js", "papaparse", "postal-mime"],
  ...["@mlc-ai/web-llm", "@wllama/wllama/esm/index.js", "hash-wasm"],
];
const ofFeatures = [
  ...["#features/texts/**", "#core/**", "#demo/**", "#api/client.ts", "#db/live/**", "#workers/*/client.ts"],
  ...["#sync/status.ts", "#ui/**", "react", "react-dom", "lucide-react", "zustand", "zustand/**"],
];

/** Later rows win over earlier ones. */
export const walls: { files: string[]; may: string[]; says: string }[] = [
  ...coreRooms.map((room, index) => ({
    files: [`src/core/${room}/**`],
    may: [...coreRooms.slice(0, index + 1).map((name) => `#core/${name}/**`), ...pure],
    says: `core/${room} imports itself and the rooms before it (${coreRooms.slice(0, index).join(", ") || "none"}), and small pure packages only.`,
  })),
  {
    files: ["src/core/replication/**"],
    may: ["#core/**", ...pure],
    says: "core imports core and small pure packages only.",
  },
  { files: ["src/demo/**"], may: ["#demo/**", "#core/**", "zod/mini"], says: "The demo's data imports core only." },
  {
    files: ["src/api/**"],
    may: ["#api/**", "#core/**", "#demo/**", "hono", "hono/**", "zod/mini"],
    says: "api imports core, the demo's data and hono only.",
  },
  { files: ["src/pipeline/**"], may: ["#pipeline/**", "#core/**", "zod/mini"], says: "pipeline imports core only." },
  {
    files: ["src/db/**"],
    may: ["#db/**", "#core/**", "#demo/**", "dexie", "dexie-react-hooks", "hash-wasm", "react", "zod/mini"],
    says: "db imports core, the demo's data and its database only.",
  },
  {
    files: ["src/workers/**"],
    may: ["#core/**", ...pageSideOfWorkers, "zod/mini", ...enginesOfWorkers],
    says: "A worker imports core and its engine only.",
  },
  {
    files: ["src/workers/*/client.ts", "src/workers/*/contract.ts"],
    may: ["#core/**", ...pageSideOfWorkers, "zod/mini"],
    says: "The page's side of a worker never imports an engine.",
  },
  {
    files: ["src/workers/understanding/store-in-worker.ts"],
    may: ["#core/**", "#db/**", ...pageSideOfWorkers],
    says: "The worker that opens the records imports core and db only.",
  },
  {
    files: ["src/sync/**"],
    may: ["#sync/**", "#core/**", "#api/client.ts", "#api/sync-client.ts", "#db/**", "zod/mini"],
    says: "sync imports core, the API's client and db only.",
  },
  {
    files: ["src/ui/**"],
    may: ["#ui/**", "react", "react-dom", "@radix-ui/**", "lucide-react", "zustand", "zustand/**"],
    says: "ui knows no domain: it imports React, Radix, icons and zustand only.",
  },
  ...["texts", ...features].map((feature) => ({
    files: [`src/features/${feature}/**`],
    may: [`#features/${feature}/**`, ...ofFeatures, ...(feature === "summary-pdf" ? ["jspdf"] : [])],
    says: "A feature imports core, the demo's data, api/client, db/live, worker clients, ui and texts; never another feature.",
  })),
];

/** The rules as Biome reads them. */
export function wallsAsRules() {
  const rule = (group: string[], message: string) => ({
    linter: {
      rules: { style: { noRestrictedImports: { level: "error", options: { patterns: [{ group, message }] } } } },
    },
  });
  const server = [
    "#*/**",
    "!#core/**",
    "!#demo/**",
    "!#api/**",
    "!#pipeline/**",
    "!#sync/**",
    "!#workers/written/libraries.ts",
  ];
  return {
    overrides: [
      { includes: ["src/**"], ...rule(["../**"], "Imports across folders go through the alias: #core/…") },
      ...walls.map(({ files, may, says }) => ({
        includes: files,
        ...rule(["**", "!./**", ...may.map((name) => `!${name}`)], says),
      })),
      {
        includes: ["sync-server/**"],
        ...rule(server, "The server imports core, the demo's data, api, pipeline and sync of src only."),
      },
    ],
  };
}

export const wallsFile = fileURLToPath(new URL(".biome-walls.json", root));
export const wallsText = () => `${JSON.stringify(wallsAsRules(), null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(wallsFile, wallsText());
