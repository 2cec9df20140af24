/** What a markup walker tells, in the order of the file. Names are in small letters. */
export interface MarkupListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  words(text: string): void;
  close(name: string): void;
}

/** A file that came with an e-mail. */
export interface EmailEnclosure {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** A picture that stands in the letter itself: a logo, a signature. */
  isInline: boolean;
}

export interface Email {
  /** As the e-mail writes them: "Date", "Fri, 14 Mar 2025 09:12:00 +0000". */
  headers: { name: string; value: string }[];
  text: string | undefined;
  html: string | undefined;
  enclosures: EmailEnclosure[];
}

/** What takes the formats apart: kept libraries, in a worker and on the server. They throw on what they cannot open. */
export interface WrittenLibraries {
  walkMarkup(markup: string, listener: MarkupListener): void;
  readTable(text: string): string[][];
  /** The markup of a word processor's letter. */
  letterMarkup(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  openEmail(bytes: Uint8Array<ArrayBuffer>): Promise<Email>;
}
