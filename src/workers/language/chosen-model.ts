const key = "red-thread.language-model";

/** The model that a person wants to be spoken with on this device; undefined where the built-in engine speaks alone. */
export function chosenModelId(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

export function chooseModel(id: string | undefined): void {
  if (id === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, id);
}
