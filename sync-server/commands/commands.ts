import { join } from "node:path";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { invite } from "../guards/registration.ts";
import { sayWhyNotOpened } from "../storage/disk-errors.ts";
import { openDatabase, type StoragePlaces } from "../storage/server-storage.ts";
import { backUp } from "./backup.ts";
import { checkData } from "./check-data.ts";
import { copy } from "./copy.ts";
import { moveFiles } from "./move-files.ts";
import { restore } from "./restore.ts";

const usage = "Say what to do: check, backup FILE, restore FILE, copy, move-files or invite E-MAIL.";

/** Carries out what an operator asked of the data folder. Both ends are for people to read. */
export async function runCommand(places: StoragePlaces, words: readonly string[]): Promise<Outcome<string, string>> {
  const [command, word, ...more] = words;
  if (command === "copy") return copy(places, words.slice(1));
  if (more.length > 0) return fail(usage);
  if (command === "check" && word === undefined) {
    const { wrong, seen } = await checkData(places);
    return wrong.length > 0 ? fail(wrong.join("\n")) : succeed(`Everything is whole: ${seen}`);
  }
  if (command === "move-files" && word === undefined) return moveFiles(places);
  if (word === undefined) return fail(usage);
  if (command === "backup") return backUp(places, word);
  if (command === "restore") return restore(places, word);
  return command === "invite" ? inviteEmail(places, word) : fail(usage);
}

async function inviteEmail(places: StoragePlaces, email: string): Promise<Outcome<string, string>> {
  const { dataFolder, databaseUrl } = places;
  if (!/^\S+@\S+$/.test(email.trim())) return fail(`"${email}" is not an e-mail address.`);
  const file = join(dataFolder, "red-thread.sqlite");
  try {
    const database = await openDatabase(places, () => undefined);
    await invite(database, email, Date.now());
    await database.destroy();
    return succeed(`${email.trim().toLowerCase()} may make an account here.`);
  } catch (error) {
    return fail(sayWhyNotOpened(error, file, databaseUrl));
  }
}
