/** What a live query answers. `failed` means that the storage or a seal failed, not that nothing was found. */
export type LiveResult<Value> =
  | { state: "loading" }
  | { state: "ready"; value: Value }
  | { state: "failed"; error: unknown };
