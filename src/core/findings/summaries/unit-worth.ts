import model from "./unit-trees.json" with { type: "json" };

/** What a clause is worth to a patient, from what is seen of it, as trees have learned it (`training/summary-sentences.ts`). */
export function worthOf(features: readonly string[]): number {
  const seen = new Set(features);
  const asked = names.map((name) => seen.has(name));
  let sum = 0;
  for (const tree of trees) {
    let at = 0;
    // A node is [feature, worth, next where it is seen, next where not]; leaves ask for no feature.
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

const names: readonly string[] = model.names;
const trees: readonly (readonly (readonly number[])[])[] = model.trees;
