import { fail, succeed } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import { type OcrEngine, type PageImage, recognisedToPage } from "#core/reading/engines.ts";
import { readImageSize } from "#core/reading/image-size.ts";
import { tiffPageOffsets, tiffStartingAt } from "#core/reading/tiff-pages.ts";
import { withoutDeflate } from "#core/reading/tiff-unpacked.ts";
import type { Reader } from "./pipeline-parts.ts";

/** 80 megapixels: decoded, that is 320 MB, more than a phone gives to one tab besides everything else. */
export const maximumPixels = 80_000_000;
/** A fax of more pages than this would keep a device busy for an hour. */
export const maximumImagePages = 100;

/** An image is one page, except for a TIFF, which can hold many. Sizes are taken from headers, before anything is decoded. */
export function createImageReader(ocr: OcrEngine): Reader {
  return async ({ document, content, signal, onProgress, kept }) => {
    const { mediaType } = document;
    const bytes = new Uint8Array(await content.arrayBuffer());
    const offsets = mediaType === "image/tiff" ? tiffPageOffsets(bytes) : [];
    if (offsets.length > maximumImagePages) return fail("too-many-pages");
    const pageCount = Math.max(1, offsets.length);
    const imageOf = (number: number): PageImage => {
      const offset = offsets[number - 1];
      return { bytes: offset === undefined ? bytes : tiffStartingAt(bytes, offset), mediaType };
    };
    const pages: Page[] = [];
    const lostPages: number[] = [];
    for (let number = 1; number <= pageCount; number++) {
      const image = imageOf(number);
      const size = readImageSize(image.bytes);
      if (size !== undefined && size.width * size.height > maximumPixels) {
        if (pageCount === 1) return fail("too-many-pixels");
        lostPages.push(number);
        continue;
      }
      const working = () => onProgress({ step: "recognising", page: number, pageCount });
      working();
      const before = await kept?.find(number);
      if (before !== undefined) {
        pages.push(before);
        continue;
      }
      const offset = offsets[number - 1];
      const unpacked = offset === undefined ? image : { bytes: withoutDeflate(image.bytes, offset), mediaType };
      const recognised = await ocr.recognise(unpacked, signal, working);
      if (recognised.ok) {
        const page = recognisedToPage(number, recognised.value);
        kept?.keep(page);
        pages.push(page);
      } else if (pageCount === 1 || recognised.failure !== "damaged") return recognised;
      else lostPages.push(number);
    }
    if (pages.length === 0) return fail("damaged");
    return pages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
      ? succeed({ pages, pageCount, lostPages })
      : fail("no-text");
  };
}
