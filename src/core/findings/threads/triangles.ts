/** The lower triangle whose square is the matrix (Cholesky); undefined where it has none. */
export function triangleOf(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const factor: number[][] = [];
  for (let row = 0; row < matrix.length; row += 1) {
    const own: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]?.[column] ?? 0;
      for (let at = 0; at < column; at += 1)
        sum -= (own[at] ?? 0) * ((column === row ? own : factor[column])?.[at] ?? 0);
      if (column < row) own.push(sum / (factor[column]?.[column] ?? 1));
      else if (sum <= 0) return undefined;
      else own.push(Math.sqrt(sum));
    }
    factor.push(own);
  }
  return factor;
}

/** What the matrix of that triangle leads to `right`. */
export function solved(factor: readonly (readonly number[])[], right: readonly number[]): number[] {
  const half: number[] = [];
  factor.forEach((row, index) => {
    let sum = right[index] ?? 0;
    for (let at = 0; at < index; at += 1) sum -= (row[at] ?? 0) * (half[at] ?? 0);
    half.push(sum / (row[index] ?? 1));
  });
  const whole = new Array<number>(right.length).fill(0);
  for (let index = factor.length - 1; index >= 0; index -= 1) {
    let sum = half[index] ?? 0;
    for (let at = index + 1; at < factor.length; at += 1) sum -= (factor[at]?.[index] ?? 0) * (whole[at] ?? 0);
    whole[index] = sum / (factor[index]?.[index] ?? 1);
  }
  return whole;
}

/** The logarithm of the determinant of the matrix of that triangle. */
export function logDeterminant(factor: readonly (readonly number[])[]): number {
  return 2 * factor.reduce((sum, row, index) => sum + Math.log(row[index] ?? 1), 0);
}
