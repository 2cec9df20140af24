/** Trees over what is there or not, each mending what those before it leave; the same samples give the same trees. */
export type Tree = number | { has: string; yes: Tree; no: Tree };

export interface BoostOptions {
  trees: number;
  depth: number;
  /** How much of each tree counts. */
  rate: number;
  /** Against leaves of few samples. */
  penalty: number;
  fewest: number;
}

export function boostedTrees(
  samples: readonly { features: readonly string[]; target: number }[],
  names: readonly string[],
  options: BoostOptions,
): Tree[] {
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = samples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => indexOf.get(feature) ?? [])),
  );
  const left = Float64Array.from(samples, ({ target }) => target);
  const everyone = Int32Array.from(samples, (_, index) => index);
  const sums = new Float64Array(names.length);
  const counts = new Float64Array(names.length);
  const trees: Tree[] = [];
  const grow = (members: Int32Array, depth: number): Tree => {
    let sum = 0;
    for (const member of members) sum += left[member] ?? 0;
    const leaf = () => {
      const value = (options.rate * sum) / (members.length + options.penalty);
      for (const member of members) left[member] = (left[member] ?? 0) - value;
      return value;
    };
    if (depth === 0) return leaf();
    sums.fill(0);
    counts.fill(0);
    for (const member of members)
      for (const feature of rows[member] as Int32Array) {
        sums[feature] = (sums[feature] ?? 0) + (left[member] ?? 0);
        counts[feature] = (counts[feature] ?? 0) + 1;
      }
    let best = -1;
    let bestGain = 1e-6 + sum ** 2 / (members.length + options.penalty);
    for (let feature = 0; feature < names.length; feature++) {
      const count = counts[feature] ?? 0;
      if (count < options.fewest || members.length - count < options.fewest) continue;
      const inside = sums[feature] ?? 0;
      const gain =
        inside ** 2 / (count + options.penalty) + (sum - inside) ** 2 / (members.length - count + options.penalty);
      if (gain > bestGain) [best, bestGain] = [feature, gain];
    }
    if (best < 0) return leaf();
    const holds = (member: number) => (rows[member] as Int32Array).includes(best);
    return {
      has: names[best] as string,
      yes: grow(members.filter(holds), depth - 1),
      no: grow(
        members.filter((member) => !holds(member)),
        depth - 1,
      ),
    };
  };
  for (let count = 0; count < options.trees; count++) trees.push(grow(everyone, options.depth));
  return trees;
}

export function treesSum(trees: readonly Tree[], features: ReadonlySet<string>): number {
  let sum = 0;
  for (const tree of trees) {
    let node = tree;
    while (typeof node !== "number") node = features.has(node.has) ? node.yes : node.no;
    sum += node;
  }
  return sum;
}

/** As a file holds them: a node is [feature, worth, next where it is there, next where not], leaves ask for feature -1. */
export function flatTrees(trees: readonly Tree[]): { names: string[]; trees: number[][][] } {
  const names: string[] = [];
  const indexOf = new Map<string, number>();
  const flat = trees.map((tree) => {
    const nodes: number[][] = [];
    const put = (node: Tree): number => {
      const at = nodes.length;
      if (typeof node === "number") {
        nodes.push([-1, Number(node.toFixed(4))]);
        return at;
      }
      let feature = indexOf.get(node.has);
      if (feature === undefined) {
        feature = names.push(node.has) - 1;
        indexOf.set(node.has, feature);
      }
      nodes.push([]);
      const yes = put(node.yes);
      nodes[at] = [feature, 0, yes, put(node.no)];
      return at;
    };
    put(tree);
    return nodes;
  });
  return { names, trees: flat };
}
