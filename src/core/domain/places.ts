/** From its first UTF-16 unit to behind its last. */
export interface Place {
  start: number;
  end: number;
}

/** UTF-16 units that are looked up together: about as long as what stands at a place. */
const stretch = 64;

/** Places of one text, to ask what stands at another: looking through all of them for each would take ever longer. */
export class Places<One extends Place = Place> {
  private readonly byStretch = new Map<number, One[]>();

  constructor(places: Iterable<NoInfer<One>> = []) {
    for (const place of places) this.add(place);
  }

  add(place: One): void {
    for (const key of stretchesOf(place)) {
      const known = this.byStretch.get(key);
      if (known === undefined) this.byStretch.set(key, [place]);
      else known.push(place);
    }
  }

  /** Whether one of them shares a letter with this one. */
  meets(start: number, end: number): boolean {
    return this.has(start, end, (place) => place.start < end && place.end > start);
  }

  /** Whether all of this one stands in one of them, of those that are wanted. */
  holds(start: number, end: number, isWanted: (place: One) => boolean = () => true): boolean {
    return this.has(start, end, (place) => place.start <= start && place.end >= end && isWanted(place));
  }

  /** How much of this one stands in them, what stands in two of them counted twice. */
  lengthWithin(start: number, end: number): number {
    const near = new Set<One>();
    for (const key of stretchesOf({ start, end })) for (const place of this.byStretch.get(key) ?? []) near.add(place);
    let length = 0;
    for (const place of near) length += Math.max(0, Math.min(place.end, end) - Math.max(place.start, start));
    return length;
  }

  private has(start: number, end: number, isWanted: (place: One) => boolean): boolean {
    for (const key of stretchesOf({ start, end })) if (this.byStretch.get(key)?.some(isWanted) === true) return true;
    return false;
  }
}

function* stretchesOf({ start, end }: Place): Iterable<number> {
  for (let key = Math.floor(start / stretch); key <= Math.floor(end / stretch); key++) yield key;
}
