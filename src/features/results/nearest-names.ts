/** Lower case, without what separates words. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Whether each word of the search stands somewhere in the name. */
export function isNamed(name: string, search: string): boolean {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  const letters = plain(name);
  return words.every((word) => letters.includes(word));
}

/** So alike are two words at least, by the pairs of letters that they share. */
const leastAlike = 0.5;

/** The names that are written most like a search that names none of them. */
export function nearestNames(names: readonly string[], search: string, most = 3): string[] {
  const wanted = pairsOf(search);
  // A long name is known by one of its words, too: a search for "sedimentaton" is none for all of "Erythrocyte sedimentation rate".
  return names
    .map((name) => ({
      name,
      alike: Math.max(...[name, ...name.split(/[\s()]+/)].map((part) => likeness(wanted, pairsOf(part)))),
    }))
    .filter(({ alike }) => alike >= leastAlike)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, most)
    .map(({ name }) => name);
}

function pairsOf(text: string): Set<string> {
  const letters = plain(text).slice(0, 60);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_none, at) => letters.slice(at, at + 2)));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size || 1);
}
