import { readdirSync, readFileSync } from "node:fs";

/** How long a slice is, in milliseconds: short enough that nobody takes it for a hang, long enough for the system's own clock. */
const sliceMs = 80;

/** A process and everything that it started, as the system lists them now. */
function familyOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The command's name stands in brackets and may hold anything, brackets too.
      const parent = Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const family = [root];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

function signal(members: number[], name: "SIGSTOP" | "SIGCONT"): void {
  for (const member of members) {
    try {
      process.kill(member, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/**
 * Slows a browser down with all its processes and threads, workers and engines too, which no browser's own throttle reaches: of each slice
 * of time they get one part in `times`, and are stopped for the rest.
 *
 * @returns Ends it, and lets them go on.
 */
export function slowDown(root: number, times: number): () => void {
  let isOver = false;
  let family: number[] = [];
  let slices = 0;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    if (isOver) return;
    if (slices++ % 5 === 0) family = familyOf(root);
    signal(family, "SIGSTOP");
    timer = setTimeout(go, sliceMs * (1 - 1 / times));
  };
  const go = () => {
    signal(family, "SIGCONT");
    timer = setTimeout(stop, sliceMs / times);
  };
  stop();
  return () => {
    isOver = true;
    clearTimeout(timer);
    signal(familyOf(root), "SIGCONT");
    signal(family, "SIGCONT");
  };
}
