import { type OcrEngine, recognisedToPage } from "#core/reading/engines.ts";
import { readImageSize } from "#core/reading/image-size.ts";
import { fail, succeed } from "#core/records/outcome.ts";
import type { Reader } from "./pipeline-parts.ts";

/** 80 megapixels: decoded, that is 320 MB, more than a phone gives to one tab besides everything else. */
export const maximumPixels = 80_000_000;

/** An image is one page. Its size is taken from its header, before anything is decoded. */
export function createImageReader(ocr: OcrEngine): Reader {
  return async ({ document, content, signal, onProgress }) => {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const size = readImageSize(bytes);
    if (size !== undefined && size.width * size.height > maximumPixels) return fail("too-many-pixels");
    onProgress({ step: "recognising", page: 1, pageCount: 1 });
    const recognised = await ocr.recognise({ bytes, mediaType: document.mediaType }, signal);
    if (!recognised.ok) return recognised;
    if (recognised.value.text.trim() === "") return fail("no-text");
    return succeed({ pages: [recognisedToPage(1, recognised.value)], pageCount: 1, lostPages: [] });
  };
}
