/** Vitest 5.1 groups the errors it prints with `Map.groupBy`, which Node 20 does not have yet: without this a failing run ends in its own error. */
function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

if (!("groupBy" in Map)) Object.defineProperty(Map, "groupBy", { value: groupBy, configurable: true, writable: true });
