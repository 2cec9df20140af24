import { engines } from "../engines/engines.ts";
import { flows } from "../engines/flows.ts";
import { type Seen, tryEngine } from "../engines/try-engine.ts";
import { slowDown } from "../support/slow-down.ts";

/**
 * Every flow in every engine that is installed here, with the processor slowed four times: `npm run soak -- browsers`.
 * `ENGINES=Firefox,WebKitGTK` goes some only, `SLOWER=1` leaves the processor as it is, `FLOWS="sign up,scan is recognised"` goes some flows.
 */
export async function soakBrowsers(): Promise<string[]> {
  const slower = Number(process.env.SLOWER ?? 4);
  const wanted = process.env.ENGINES?.split(",");
  const names = process.env.FLOWS?.split(",") ?? Object.keys(flows);
  const wrong: string[] = [];
  const matrix: Record<string, Seen> = {};
  for (const engine of engines.filter(({ name }) => wanted?.includes(name) ?? true)) {
    if (engine.missing !== undefined) {
      wrong.push(`${engine.name} is not installed here: ${engine.missing}`);
      continue;
    }
    const ends: (() => void)[] = [];
    const onOpen = (pid: number) => {
      if (slower > 1) ends.push(slowDown(pid, slower));
    };
    matrix[engine.name] = await tryEngine(engine, { names, patience: slower, onOpen }).finally(() => {
      for (const end of ends) end();
    });
  }
  const rows = names.map((name) => [
    name,
    Object.fromEntries(
      Object.entries(matrix).map(([engine, seen]) => [engine, seen[name] === "works" ? "works" : "FAILS"]),
    ),
  ]);
  console.table(Object.fromEntries(rows));
  for (const [engine, seen] of Object.entries(matrix))
    for (const [name, said] of Object.entries(seen)) if (said !== "works") wrong.push(`${engine}, ${name}: ${said}`);
  return wrong;
}
