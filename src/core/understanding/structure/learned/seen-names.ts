/** What is seen of a passage has a number instead of a name: its words' letters mixed (FNV-1a), which costs no new text for each thing seen. */
export function numberOf(name: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) mixed = Math.imul(mixed ^ name.charCodeAt(at), 0x01000193);
  return mixed;
}

/** The number of one thing seen together with another ("a word" and "is first"). */
export function pairOf(one: number, other: number): number {
  const mixed = Math.imul(one ^ (other >>> 15) ^ Math.imul(other, 0x2c1b3c6d), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
}

/** Finds where a number stands in a list; -1 where it does not. */
export function placesOfNumbers(numbers: Int32Array): (number: number) => number {
  let size = 16;
  while (size < numbers.length * 2) size *= 2;
  const keys = new Int32Array(size);
  const values = new Int32Array(size).fill(-1);
  const free = (number: number) => {
    let slot = number & (size - 1);
    while (values[slot] !== -1 && keys[slot] !== number) slot = (slot + 1) & (size - 1);
    return slot;
  };
  numbers.forEach((number, index) => {
    const slot = free(number);
    keys[slot] = number;
    values[slot] = index;
  });
  return (number) => values[free(number)] as number;
}
