const key = "red-thread.language-model";
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The model that a person wants this device to speak with; undefined where the built-in engine speaks alone. One choice for all tabs. */
export const chosenModel = {
  id: (): string | undefined => localStorage.getItem(key) ?? undefined,
  choose(id: string | undefined): void {
    if (id === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
    tell();
  },
  subscribe(listener: () => void): () => void {
    const follow = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    listeners.add(listener);
    addEventListener("storage", follow);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", follow);
    };
  },
};
