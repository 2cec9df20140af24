const mostSweeps = 12;

/**
 * The axes of a symmetric matrix, as columns of `vectors`, and how long it is along each: Jacobi's rotations (1846), which suit the few
 * waves that are asked about here.
 */
export function principalAxes(matrix: readonly (readonly number[])[]): { values: number[]; vectors: number[][] } {
  const size = matrix.length;
  const rows = matrix.map((row) => Float64Array.from(row));
  const axes = rows.map((_row, place) =>
    Float64Array.from({ length: size }, (_none, other) => Number(place === other)),
  );
  const scale = rows.reduce((sum, row, place) => sum + Math.abs(row[place] ?? 0), 0);
  for (let sweep = 0; sweep < mostSweeps; sweep += 1) {
    let turns = 0;
    for (let one = 0; one < size; one += 1) {
      for (let other = one + 1; other < size; other += 1) {
        if (Math.abs(rows[one]?.[other] ?? 0) <= 1e-10 * scale) continue;
        turn(rows, axes, one, other);
        turns += 1;
      }
    }
    if (turns === 0) break;
  }
  return { values: rows.map((row, place) => Math.max(0, row[place] ?? 0)), vectors: axes.map((row) => [...row]) };
}

/** Turns two axes so that the matrix no longer mixes them. */
function turn(rows: readonly Float64Array[], axes: readonly Float64Array[], one: number, other: number): void {
  const between = rows[one]?.[other] ?? 0;
  const slope = ((rows[other]?.[other] ?? 0) - (rows[one]?.[one] ?? 0)) / (2 * between);
  const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.hypot(slope, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  for (const row of [...rows, ...axes]) {
    const [a, b] = [row[one] ?? 0, row[other] ?? 0];
    row[one] = cosine * a - sine * b;
    row[other] = sine * a + cosine * b;
  }
  const [first, second] = [rows[one], rows[other]];
  if (first === undefined || second === undefined) return;
  for (let place = 0; place < first.length; place += 1) {
    const [a, b] = [first[place] ?? 0, second[place] ?? 0];
    first[place] = cosine * a - sine * b;
    second[place] = sine * a + cosine * b;
  }
}
