/**
 * What a series is called: the standard name with the printed one, so that people find it under either ("potassium (K)"). Of several prints
 * the one that stands most often, then the shortest.
 */
export function resultName(standard: string, printed: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of printed) counts.set(one, (counts.get(one) ?? 0) + 1);
  const base = plain(standard);
  const others = [...counts]
    .filter(([one]) => !base.includes(plain(one)) || /^[\p{Lu}\d+-]{1,6}$/u.test(one))
    .sort(([one, many], [other, more]) => more - many || one.length - other.length || (one < other ? -1 : 1))
    .map(([one]) => one);
  const shown: string[] = [];
  for (const one of others)
    if (shown.length < 2 && !shown.some((other) => plain(other) === plain(one))) shown.push(one);
  return shown.length === 0 ? standard : `${standard} (${shown.join(", ")})`;
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/haem/g, "hem")
    .replace(/faec/g, "fec")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
