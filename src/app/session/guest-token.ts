const tokenKey = "red-thread.guest";

/** The token of records that are here without an account; null where there are none. */
export function readGuestToken(): string | null {
  // While the build draws the public pages there is no device, and nobody on it.
  if (typeof localStorage === "undefined") return null;
  return localStorage.getItem(tokenKey);
}

export function storeGuestToken(token: string): void {
  localStorage.setItem(tokenKey, token);
}

export function removeGuestToken(): void {
  localStorage.removeItem(tokenKey);
}

/** Calls `listener` whenever another tab has begun, kept or thrown away such records; answers how to stop. */
export function watchGuestOfOtherTabs(listener: () => void): () => void {
  // A key of null means that everything was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
