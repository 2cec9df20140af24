import { join } from "node:path";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { invite } from "../guards/registration.ts";
import { openDatabase } from "../storage/database.ts";
import { sayWhyNotOpened } from "../storage/disk-errors.ts";
import { backUp, restore } from "./backup.ts";
import { checkData } from "./check-data.ts";

const usage = "Say what to do: check, backup FILE, restore FILE or invite E-MAIL.";

/** Carries out what an operator asked of the data folder. Both ends are for people to read. */
export async function runCommand(dataFolder: string, words: readonly string[]): Promise<Outcome<string, string>> {
  const [command, word, ...more] = words;
  if (more.length > 0) return fail(usage);
  if (command === "check" && word === undefined) {
    const { wrong, seen } = await checkData(dataFolder);
    return wrong.length > 0 ? fail(wrong.join("\n")) : succeed(`Everything is whole: ${seen}`);
  }
  if (word === undefined) return fail(usage);
  if (command === "backup") return backUp(dataFolder, word);
  if (command === "restore") return restore(dataFolder, word);
  return command === "invite" ? inviteEmail(dataFolder, word) : fail(usage);
}

async function inviteEmail(dataFolder: string, email: string): Promise<Outcome<string, string>> {
  if (!/^\S+@\S+$/.test(email.trim())) return fail(`"${email}" is not an e-mail address.`);
  const file = join(dataFolder, "red-thread.sqlite");
  try {
    const database = await openDatabase(file);
    await invite(database, email, Date.now());
    await database.destroy();
    return succeed(`${email.trim().toLowerCase()} may make an account here.`);
  } catch (error) {
    return fail(sayWhyNotOpened(error, file));
  }
}
