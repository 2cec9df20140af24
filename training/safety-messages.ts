/**
 * How the safe answer's patterns stand on messages that somebody else wrote: `tsx training/safety-messages.ts [--show]`. `safety-messages/needed.txt`
 * holds messages that need one ("kind | message"), `not-needed.txt` those that look alike and ask what the records say. Nothing is learned from
 * them yet: they are to be, where a model beats the patterns.
 */
import { readFileSync } from "node:fs";
import { safetyOf } from "#core/findings/answers/safety.ts";

function messages(name: string): { kind: string; message: string }[] {
  return readFileSync(new URL(`./safety-messages/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.includes("|"))
    .map((line) => {
      const [kind = "", message = ""] = line.split("|").map((part) => part.trim());
      return { kind, message };
    });
}

const show = process.argv.includes("--show");
const counts = new Map<string, { all: number; any: number; same: number }>();
for (const { kind, message } of [...messages("needed"), ...messages("not-needed")]) {
  const said = safetyOf(message) ?? "none";
  const count = counts.get(kind) ?? { all: 0, any: 0, same: 0 };
  counts.set(kind, {
    all: count.all + 1,
    any: count.any + (said === "none" ? 0 : 1),
    same: count.same + (said === kind ? 1 : 0),
  });
  if (show && said !== kind) console.log(`${kind} said ${said}: ${message}`);
}
for (const [kind, { all, any, same }] of counts)
  console.log(
    `${kind}: ${all} messages, ${(any / all).toFixed(3)} with a safe answer, ${(same / all).toFixed(3)} with this one`,
  );
