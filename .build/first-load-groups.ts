import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../src/app/main.tsx", import.meta.url));
const spanish = fileURLToPath(new URL("../src/features/texts/spanish.ts", import.meta.url));
const start = fileURLToPath(new URL("../src/app/start.tsx", import.meta.url));

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** All modules that a module imports statically, at any depth, and itself; without those of `but`. */
function reach(graph: Graph, from: string, but: ReadonlySet<string> = new Set()): Set<string> {
  const reached = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || but.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

let first: Set<string> | undefined;

function isFirst(id: string, graph: Graph): boolean {
  // The entry and the words of another language run before the app is asked for, so that nothing of theirs may lie in the app's files.
  first ??= reach(graph, start, new Set([...reach(graph, entry), ...reach(graph, spanish)]));
  return first.has(id);
}

/**
 * What every page needs before it can do anything, in two files in place of some forty: the libraries, which change seldom, and the app's own.
 * Everything else is split as the bundler sees fit.
 */
export const firstLoadGroups = [
  {
    debugName: "libraries",
    priority: 2,
    name: (id: string, graph: Graph) => (id.includes("/node_modules/") && isFirst(id, graph) ? "libraries" : null),
  },
  {
    debugName: "app",
    priority: 1,
    name: (id: string, graph: Graph) => (isFirst(id, graph) ? "app" : null),
  },
];
