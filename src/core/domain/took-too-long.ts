/** Work that was ended because its time was up: the file or the question was too much, and not the machine at fault. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}
