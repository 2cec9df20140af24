import { Worker } from "node:worker_threads";

/** Mebibytes of one thread's own heap; what lies outside it is watched by the pool. */
const resourceLimits = { maxOldGenerationSizeMb: 1_024 };

/** From the sources (`npm run server:dev`, tests) a thread first needs what understands TypeScript, which the main thread's loader is not. */
export function startThread(file: URL): Worker {
  if (!file.pathname.endsWith(".ts")) return new Worker(file, { resourceLimits });
  const first = `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;
  return new Worker(first, { eval: true, resourceLimits });
}
