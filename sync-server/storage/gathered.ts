/** How long a question waits for the one before it, in milliseconds: then it is asked beside it. */
const patience = 5;

/**
 * Reads one by one what is better read together: what is asked for while a question is under way goes with the next. Nobody is answered by a question
 * that was asked before theirs.
 */
export function gathered<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> } | undefined;

  async function ask(keys: ReadonlySet<Key>, before: Promise<unknown>): Promise<ReadonlyMap<Key, Value>> {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([before, new Promise((resolve) => (timer = setTimeout(resolve, patience)))]);
    clearTimeout(timer);
    // Those that have come at the same time go together.
    await new Promise((resolve) => setImmediate(resolve));
    next = undefined;
    return read([...keys]);
  }

  return async (key) => {
    if (next === undefined) {
      const keys = new Set<Key>();
      next = { keys, found: ask(keys, last) };
      last = next.found.catch(() => undefined);
    }
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
