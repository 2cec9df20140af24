/** A file arrived, and is not what it should be. */
export class DamagedModelError extends Error {
  override name = "DamagedModelError";
}

/** A file did not arrive. */
export class DownloadError extends Error {
  override name = "DownloadError";
}
