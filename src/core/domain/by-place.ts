interface Place {
  page: number;
  start: number;
}

interface Placed<Item> extends Place {
  item: Item;
  at: number;
}

/** The items that begin within a stretch of a page, in the order in which they were given; looked up, not looked for among all. */
export function byPlace<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place | undefined,
): (stretch: Place & { end: number }) => Item[] {
  const pages = new Map<number, Placed<Item>[]>();
  items.forEach((item, at) => {
    const place = placeOf(item);
    if (place === undefined) return;
    const { page, start } = place;
    const known = pages.get(page);
    if (known === undefined) pages.set(page, [{ item, page, start, at }]);
    else known.push({ item, page, start, at });
  });
  for (const placed of pages.values()) placed.sort((one, other) => one.start - other.start);
  return ({ page, start, end }) => {
    const placed = pages.get(page) ?? [];
    const found: Placed<Item>[] = [];
    for (let index = firstFrom(placed, start); (placed[index]?.start ?? end) < end; index++) {
      const one = placed[index];
      if (one !== undefined) found.push(one);
    }
    return found.sort((one, other) => one.at - other.at).map(({ item }) => item);
  };
}

/** The first index whose start is `from` or later, of places in order. */
function firstFrom(places: readonly { start: number }[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
