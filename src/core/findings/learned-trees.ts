/** Trees over what is seen or not, as `training/boosted-trees.ts` writes them. */
export interface LearnedTrees {
  names: readonly string[];
  /** A node is [feature, worth, next where it is seen, next where not]; leaves ask for no feature. */
  trees: readonly (readonly (readonly number[])[])[];
}

/** What all trees together say of what is seen. */
export function sumOfTrees({ names, trees }: LearnedTrees, features: Iterable<string>): number {
  const seen = new Set(features);
  const asked = names.map((name) => seen.has(name));
  let sum = 0;
  for (const tree of trees) {
    let at = 0;
    for (let node = tree[at]; node !== undefined; node = tree[at]) {
      const [feature = -1, worth = 0, yes = 0, no = 0] = node;
      if (feature < 0) {
        sum += worth;
        break;
      }
      at = asked[feature] === true ? yes : no;
    }
  }
  return sum;
}
