import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { Line, Page, PageSource } from "#core/domain/page.ts";
import type { SpeechSegment } from "./speech-page.ts";

/** An image of a page on its way to OCR: encoded (JPEG, PNG, …), as the file or the renderer has it. */
export interface PageImage {
  bytes: Uint8Array;
  mediaType: string;
  /** Dots per inch, where it is known (a rendered PDF page). */
  dotsPerInch?: number;
}

/** A page of a PDF as its text layer and form fields give it. `needsRecognition`: there are no words, so render it and recognise. */
export type PdfPage =
  | { number: number; ok: true; page: Page; needsRecognition: boolean }
  | { number: number; ok: false; code: ReadingFailureCode };

export interface PdfFile {
  pageCount: number;
  /** Reads pages `first` to `last` (1-based, inclusive), in order. A broken page is a value; the others still come. */
  readPages(first: number, last: number, signal: AbortSignalLike): Promise<PdfPage[]>;
  renderPage(
    number: number,
    dotsPerInch: number,
    signal: AbortSignalLike,
  ): Promise<Outcome<PageImage, ReadingFailureCode>>;
  close(): Promise<void>;
}

export interface PdfOpening {
  password?: string | undefined;
  /** Mends what is commonly wrong in damaged files first: only for files of which nothing could be read as they are. */
  repaired?: boolean | undefined;
}

export interface PdfEngine {
  open(
    bytes: Uint8Array,
    options: PdfOpening & { signal: AbortSignalLike },
  ): Promise<Outcome<PdfFile, ReadingFailureCode>>;
}

export interface RecognisedPage {
  text: string;
  lines: Line[];
  width: number;
  height: number;
}

export interface OcrEngine {
  /** `onWorking` is told, as often as the engine can, that it goes on: a page may take minutes on a slow device. */
  recognise(
    image: PageImage,
    signal: AbortSignalLike,
    onWorking?: () => void,
  ): Promise<Outcome<RecognisedPage, ReadingFailureCode>>;
}

/** A recording on its way to the speech engine: encoded, as the file has it. */
export interface Recording {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

export interface SpeechEngine {
  /** What is said, in segments with their times; none where nobody speaks. `onProgress` is told seconds of the recording. */
  transcribe(
    recording: Recording,
    listening: { signal: AbortSignalLike; onProgress(seconds: number, totalSeconds: number): void },
  ): Promise<Outcome<SpeechSegment[], ReadingFailureCode>>;
}

/** A file of words on its way to what takes its format apart. */
export interface WrittenFile {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

export interface WrittenEngine {
  read(file: WrittenFile, signal: AbortSignalLike): Promise<Outcome<Page[], ReadingFailureCode>>;
}

/** What `core` needs of an AbortSignal (it has no DOM). */
export interface AbortSignalLike {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

export function recognisedToPage(number: number, recognised: RecognisedPage, source: PageSource = "ocr"): Page {
  return { number, source, ...recognised };
}

/** What reading one file gives: its pages, and the numbers of those that were lost. */
export interface ReadFile {
  pages: Page[];
  pageCount: number;
  lostPages: number[];
}
