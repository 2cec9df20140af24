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

/** The demo's screens, and what any other public page shares with them: that stays split, so that those pages fetch nothing of the demo. */
const demoScreens = ["demo-screen", "demo-chat-screen"].map((name) =>
  fileURLToPath(new URL(`../src/app/screens/${name}.tsx`, import.meta.url)),
);
const publicScreens = ["landing", "auth", "pricing"].map((name) =>
  fileURLToPath(new URL(`../src/app/screens/${name}-screen.tsx`, import.meta.url)),
);

let demo: Set<string> | undefined;

function isOfDemo(id: string, graph: Graph): boolean {
  if (demo === undefined) {
    const others = new Set([entry, start, spanish, ...publicScreens].flatMap((from) => [...reach(graph, from)]));
    demo = new Set(demoScreens.flatMap((from) => [...reach(graph, from, others)]));
  }
  return demo.has(id);
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
  // Some sixty files of a few hundred bytes, of which each costs as much again in its answer's head.
  {
    debugName: "demo",
    priority: 0,
    name: (id: string, graph: Graph) => (isOfDemo(id, graph) ? "demo" : null),
  },
];
