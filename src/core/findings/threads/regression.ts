/** An orthonormal basis of the columns that are in a model (modified Gram-Schmidt), with the outcome less what they explain. */
export interface Model {
  basis: Float64Array[];
  residual: Float64Array;
  /** Sum of squares of `residual`. */
  rest: number;
  /** The logarithm of the determinant of X'X, for the columns X. */
  logDeterminant: number;
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

function takeAway(column: Float64Array, unit: Float64Array): void {
  const share = dot(column, unit);
  for (let index = 0; index < column.length; index += 1)
    column[index] = (column[index] ?? 0) - share * (unit[index] ?? 0);
}

/** The column less what the basis explains of it; undefined where nothing of it is left. */
export function orthogonal(basis: readonly Float64Array[], column: Float64Array): Float64Array | undefined {
  const rest = column.slice();
  const before = dot(rest, rest);
  for (const unit of basis) takeAway(rest, unit);
  return dot(rest, rest) > 1e-6 * before && before > 1e-9 ? rest : undefined;
}

export function fitModel(columns: readonly Float64Array[], outcome: Float64Array): Model {
  const model: Model = { basis: [], residual: outcome.slice(), rest: dot(outcome, outcome), logDeterminant: 0 };
  for (const column of columns) {
    const rest = orthogonal(model.basis, column);
    if (rest === undefined) continue;
    const length = Math.sqrt(dot(rest, rest));
    for (let index = 0; index < rest.length; index += 1) rest[index] = (rest[index] ?? 0) / length;
    model.logDeterminant += 2 * Math.log(length);
    model.basis.push(rest);
    takeAway(model.residual, rest);
  }
  model.rest = dot(model.residual, model.residual);
  return model;
}

/** What one more column explains: its coefficient with Student's t (Frisch, Waugh and Lovell: the same as in the whole regression). */
export function addedColumn(model: Model, column: Float64Array): { coefficient: number; t: number; degrees: number } {
  const rest = orthogonal(model.basis, column);
  const degrees = model.residual.length - model.basis.length - 1;
  if (rest === undefined || degrees < 2) return { coefficient: 0, t: 0, degrees };
  const length = dot(rest, rest);
  const along = dot(rest, model.residual);
  const left = Math.max(1e-12, model.rest - (along * along) / length);
  return { coefficient: along / length, t: along / Math.sqrt((length * left) / degrees), degrees };
}

/** What several more columns explain together: Fisher's F. */
export function addedColumns(model: Model, columns: readonly Float64Array[]): { f: number; degrees: number } {
  const wider: Float64Array[] = [...model.basis];
  let explained = 0;
  let added = 0;
  for (const column of columns) {
    const rest = orthogonal(wider, column);
    if (rest === undefined) continue;
    const length = Math.sqrt(dot(rest, rest));
    for (let index = 0; index < rest.length; index += 1) rest[index] = (rest[index] ?? 0) / length;
    explained += dot(rest, model.residual) ** 2;
    wider.push(rest);
    added += 1;
  }
  const degrees = model.residual.length - wider.length;
  if (added === 0 || degrees < 2) return { f: 0, degrees };
  return { f: explained / added / Math.max(1e-12, (model.rest - explained) / degrees), degrees };
}
