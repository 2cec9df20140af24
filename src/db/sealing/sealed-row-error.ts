export type SealedRowProblem = "damaged" | "newer-version";

const sentences: Record<SealedRowProblem, string> = {
  damaged: "This record was changed outside of Red Thread and cannot be opened.",
  "newer-version": "This record was written by a newer version of Red Thread. Please reload.",
};

/** A row that could not be opened: tampered with, moved from another place, or newer than this program. */
export class SealedRowError extends Error {
  override readonly name = "SealedRowError";
  readonly problem: SealedRowProblem;
  readonly table: string;
  readonly id: string;

  constructor(problem: SealedRowProblem, table: string, id: string, options?: ErrorOptions) {
    super(sentences[problem], options);
    this.problem = problem;
    this.table = table;
    this.id = id;
  }
}
