const tokenKey = "red-thread.session";
/** Under these names a token was once kept, or would be by another client of the same API: sign-out leaves none behind. */
const olderKeys = ["token", "authToken", "auth_token", "accessToken", "session", "jwt"];

export function readToken(): string | null {
  // While the build draws the public pages there is no device, and nobody on it.
  if (typeof localStorage === "undefined") return null;
  return localStorage.getItem(tokenKey);
}

export function storeToken(token: string): void {
  removeToken();
  localStorage.setItem(tokenKey, token);
}

export function removeToken(): void {
  for (const key of [tokenKey, ...olderKeys]) localStorage.removeItem(key);
}

/** Calls `listener` with the token, or null, whenever another tab has changed it; answers how to stop. */
export function watchTokenOfOtherTabs(listener: (token: string | null) => void): () => void {
  // A key of null means that everything was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) listener(readToken());
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
