import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";
import { embedText, makePiece, searchPack } from "#workers/embedding/client.ts";
import { dropMeaning, prepareMeaning, setMeaning } from "#workers/understanding/client.ts";

/** Vectors are made when the records have been left in peace for so long, in milliseconds: reading comes first on a small device. */
const quietMs = 5_000;

/**
 * Lets questions be answered by meaning while the search pack is on this device: prepares the open account's records in the background,
 * and removes what was prepared with the pack.
 */
export function runSearchByMeaning(onError: (error: unknown) => void): { recordsChanged(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let phase = searchPack.state().phase;

  function prepareSoon(): void {
    clearTimeout(timer);
    if (searchPack.state().phase !== "here") return;
    timer = setTimeout(() => {
      const store = currentAccount();
      if (store !== undefined) prepareMeaning(store).catch(onError);
    }, quietMs);
  }

  setMeaning({
    version: searchPack.version,
    isReady: () => searchPack.state().phase === "here",
    embedText,
    makePiece,
  });
  searchPack.subscribe(() => {
    const before = phase;
    phase = searchPack.state().phase;
    if (phase === before) return;
    if (phase === "here") prepareSoon();
    const store = currentAccount();
    if (before === "here" && phase === "absent" && store !== undefined) dropMeaning(store).catch(onError);
  });
  subscribeToCurrentAccount(prepareSoon);
  searchPack.look().catch(onError);
  return { recordsChanged: prepareSoon };
}
