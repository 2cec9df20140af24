/** Lines that are being written: of the whole file, or of one cell of a table. */
export interface LineSink {
  lines: string[];
  /** What the line that is being written says so far. */
  open: string;
  /** What the next line begins with: the sign of an item in a list. */
  sign: string;
  /** A table stands in it: what holds it is there for the layout. */
  holdsTable: boolean;
}

export function emptySink(): LineSink {
  return { lines: [], open: "", sign: "", holdsTable: false };
}
