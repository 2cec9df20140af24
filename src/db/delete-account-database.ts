import { Dexie } from "dexie";

/** Milliseconds after which another tab that does not let go is no longer waited for. */
const patience = 5000;

/**
 * Deletes the database of an account from this device. Other tabs that have it open let go when they are asked; one that sleeps may not
 * answer for a while: then the browser deletes it as soon as it can, and this resolves meanwhile.
 */
export async function deleteAccountDatabase(databaseName: string): Promise<void> {
  const deleted = Dexie.delete(databaseName);
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([deleted, waited]);
}
