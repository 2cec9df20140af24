/// <reference path="./mammoth-browser.d.ts" />
import { Parser } from "htmlparser2";
import papaparse from "papaparse";
import type { Email, WrittenLibraries } from "#core/reading/written/written-libraries.ts";

/** Nobody writes markup that is nested deeper; the parser's time grows with the square of it. */
const deepestMarkup = 1_000;

/**
 * The kept libraries that take written files apart, the same in the worker and on the server. None of them renders, runs or fetches anything.
 * The two large ones are loaded when a file asks for them.
 */
export const writtenLibraries: WrittenLibraries = {
  walkMarkup(markup, { open, words, close }) {
    let depth = 0;
    const parser = new Parser(
      {
        onopentag(name, attributes) {
          if (++depth > deepestMarkup) throw new Error("This markup is nested too deeply.");
          open(name, attributes);
        },
        ontext: words,
        onclosetag(name) {
          depth--;
          close(name);
        },
      },
      { decodeEntities: true, lowerCaseTags: true },
    );
    parser.end(markup);
  },
  readTable(text) {
    // Spreadsheets write which sign parts their cells into a first line of its own.
    const stated = /^sep=(.)\r?\n/.exec(text);
    const { data } = papaparse.parse<string[]>(stated === null ? text : text.slice(stated[0].length), {
      ...(stated?.[1] === undefined ? {} : { delimiter: stated[1] }),
      skipEmptyLines: "greedy",
    });
    return data;
  },
  async letterMarkup(bytes) {
    const { default: mammoth } = await import("mammoth/mammoth.browser.js");
    const { value } = await mammoth.convertToHtml(
      { arrayBuffer: bytes.buffer },
      {
        ignoreEmptyParagraphs: false,
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        // Pictures are not words.
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
      },
    );
    return value;
  },
  async openEmail(bytes): Promise<Email> {
    const { default: PostalMime, decodeWords } = await import("postal-mime");
    const email = await PostalMime.parse(bytes, { attachmentEncoding: "arraybuffer" });
    return {
      headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value: decodeWords(value) })),
      text: email.text,
      html: email.html,
      enclosures: email.attachments.map(({ filename, content, disposition, related, mimeType }, index) => ({
        name: filename ?? `${index + 1}`,
        bytes:
          typeof content === "string" ? new TextEncoder().encode(content) : Uint8Array.from(new Uint8Array(content)),
        isInline: related === true || (disposition === "inline" && mimeType.startsWith("image/")),
      })),
    };
  },
};
