/** A picture in square blocks of `size` pixels; those at its right and lower edge may be cut. */
export interface Blocks {
  size: number;
  columns: number;
  rows: number;
}

/** @param size - Width and height of a block in pixels. */
export function blocksOf({ width, height }: { width: number; height: number }, size: number): Blocks {
  return { size, columns: Math.ceil(width / size), rows: Math.ceil(height / size) };
}

/**
 * One value for each block, mixed between the blocks' middles (bilinear), for each pixel of a row. Answers the same buffer for every row.
 *
 * @param width - Pixels of a row.
 */
export function mixedBetween(
  values: Float32Array,
  { size, columns, rows }: Blocks,
  width: number,
): (y: number) => Float64Array {
  const mixed = new Float64Array(width);
  return (y) => {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / size - 0.5));
    const top = Math.floor(v);
    const bottom = Math.min(rows - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / size - 0.5));
      const left = Math.floor(u);
      const right = Math.min(columns - 1, left + 1);
      const upper =
        (values[top * columns + left] ?? 0) * (left + 1 - u) + (values[top * columns + right] ?? 0) * (u - left);
      const lower =
        (values[bottom * columns + left] ?? 0) * (left + 1 - u) + (values[bottom * columns + right] ?? 0) * (u - left);
      mixed[x] = upper * (top + 1 - v) + lower * (v - top);
    }
    return mixed;
  };
}
