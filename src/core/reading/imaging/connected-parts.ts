import type { InkMap } from "./ink.ts";

/** A connected part of the ink: its bounding box (right and bottom are outside of it) and how many pixels it has. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/**
 * The connected parts of the ink (eight neighbours), by union of the runs of each row with those above. Source: L. He, Y. Chao and K. Suzuki, "A
 * Run-Based Two-Scan Labeling Algorithm", IEEE Transactions on Image Processing 17(5), 2008.
 */
export function connectedParts({ data, width, height }: InkMap): Part[] {
  const parents: number[] = [];
  const parts: Part[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root;
    for (let at = label; at !== root; ) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  let above: number[] = [];
  for (let y = 0; y < height; y++) {
    const runs: number[] = [];
    let candidate = 0;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (data[row + x] !== 1) continue;
      const start = x;
      while (x < width && data[row + x] === 1) x++;
      let label = -1;
      // Runs are kept as three numbers each: start, end, label.
      while (candidate < above.length && (above[candidate + 1] ?? 0) < start) candidate += 3;
      for (let index = candidate; index < above.length && (above[index] ?? 0) <= x; index += 3) {
        const other = rootOf(above[index + 2] ?? 0);
        if (label === -1) label = other;
        else if (other !== label) {
          parents[Math.max(other, label)] = Math.min(other, label);
          label = Math.min(other, label);
        }
      }
      if (label === -1) {
        label = parents.length;
        parents.push(label);
        parts.push({ left: start, top: y, right: x, bottom: y + 1, pixels: 0 });
      }
      const part = parts[label];
      if (part) {
        part.left = Math.min(part.left, start);
        part.right = Math.max(part.right, x);
        part.bottom = y + 1;
        part.pixels += x - start;
      }
      runs.push(start, x, label);
    }
    above = runs;
  }
  return parts.filter((part, label) => {
    const root = parts[rootOf(label)];
    if (!root || root === part) return true;
    root.left = Math.min(root.left, part.left);
    root.top = Math.min(root.top, part.top);
    root.right = Math.max(root.right, part.right);
    root.bottom = Math.max(root.bottom, part.bottom);
    root.pixels += part.pixels;
    return false;
  });
}
