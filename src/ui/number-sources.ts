/** What is cited, each thing once and in order of its first mention, and for each sentence the numbers (from 1) of what it cites. */
export interface NumberedSources<Source> {
  sources: Source[];
  numbers: number[][];
}

/** Numbers the sources of several sentences together. `identity` answers the same text for the same source. */
export function numberSources<Source>(
  sentences: readonly (readonly Source[])[],
  identity: (source: Source) => string,
): NumberedSources<Source> {
  const sources: Source[] = [];
  const numberOf = new Map<string, number>();
  const numbers = sentences.map((cited) => {
    const own = cited.map((source) => {
      const key = identity(source);
      const known = numberOf.get(key);
      if (known !== undefined) return known;
      sources.push(source);
      numberOf.set(key, sources.length);
      return sources.length;
    });
    return [...new Set(own)];
  });
  return { sources, numbers };
}
