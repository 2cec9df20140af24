/** `npm run sim [-- --actions N] [--seed N]`: seeded worlds of 2,000 actions each, and what went wrong in them. */
import { soakSync } from "../../soak/sync.ts";

const after = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? otherwise : Number(process.argv[at + 1]);
};

const wrong = await soakSync(after("--actions", 20_000), after("--seed", 1));
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
