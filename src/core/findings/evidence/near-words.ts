/** Whether two words are one but for a slip of the keyboard: one letter in words of five, two in words of eight, the first one alike. */
export function isSlipOf(one: string, other: string): boolean {
  const allowed = Math.min(one.length, other.length) >= 8 ? 2 : Math.min(one.length, other.length) >= 5 ? 1 : 0;
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed || one[0] !== other[0]) return false;
  return one === other || distanceWithin(one, other, allowed);
}

/** Damerau's distance, given up beyond `most`. */
function distanceWithin(one: string, other: string, most: number): boolean {
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (before[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (twoBefore[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    twoBefore = before;
    before = line;
  }
  return (before[other.length] ?? most + 1) <= most;
}

/** How much of the longer of two words their common beginning is; nothing where it is short. */
export function sharedBeginning(one: string, other: string): number {
  const least = Math.min(one.length, other.length);
  let same = 0;
  while (same < least && one[same] === other[same]) same++;
  return same < 5 ? 0 : same / Math.max(one.length, other.length);
}

/** Whether one word is the other cut short, as people and clinicians do: "azithro" for azithromycin, "derm" for dermatology. */
export function isCutShort(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 5 && long.length >= Math.max(8, short.length + 3) && long.startsWith(short);
}
