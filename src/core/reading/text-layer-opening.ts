import type { ReadingFailureCode } from "#core/domain/failure.ts";

/** pdf.js's `PasswordResponses.INCORRECT_PASSWORD`. */
const incorrectPassword = 2;

/** Why pdf.js would not open a document, from the error it rejected with. Whatever is not about a password means that the file is damaged. */
export function openingFailure(error: unknown): ReadingFailureCode {
  if (error instanceof Error && error.name === "PasswordException") {
    return "code" in error && error.code === incorrectPassword ? "wrong-password" : "password-protected";
  }
  return "damaged";
}

/** A picture inside a PDF with more pixels than this is left out: unpacked, it would take 320 MB. */
export const mostPixelsOfPicture = 80_000_000;

/** Rendered pages stay below this, whatever resolution was asked for: a poster is read as well from fewer dots. */
const mostRenderedPixels = 16_000_000;

/** The scale for pdf.js's viewport (1 is 72 dots per inch) that gives the wanted resolution within {@link mostRenderedPixels}. */
export function renderingScale(page: { width: number; height: number }, dotsPerInch: number): number {
  const wanted = dotsPerInch / 72;
  const pixels = page.width * page.height * wanted * wanted;
  return pixels > mostRenderedPixels ? wanted * Math.sqrt(mostRenderedPixels / pixels) : wanted;
}
