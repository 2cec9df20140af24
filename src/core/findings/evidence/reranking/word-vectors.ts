import { bytesOfBase64 } from "#core/domain/base64.ts";

/** What the reader knows of words, as its file holds it. */
export interface WordFile {
  /** Parted by spaces. */
  words: string;
  dimensions: number;
  /** Base64: a row for each word, two numbers a byte, each 8 more than it is; they tell a direction and no length. */
  vectors: string;
  /** Bytes, base64: two for each word, how common it is in general and how rare in records; 255 is `rarityScale`. */
  rarities: string;
  rarityScale: number;
  /** The two of a word that it does not know. */
  unknown: readonly number[];
}

/** A word with what is known of it. */
export interface KnownWord {
  /** Of length 1; undefined where the word is not known. */
  vector: Float32Array | undefined;
  /** How common it is, how rare in records, and how long. */
  traits: [number, number, number];
}

/** Numbers count by their form: "<n2>" is one of two digits, "<num>" a value or a date, "<mix>" digits and letters. */
export function wordForm(token: string): string {
  const word = token.toLowerCase().replace(/’/g, "'");
  if (/^\d+$/.test(word)) return `<n${Math.min(word.length, 5)}>`;
  if (/^[\d.,/:-]+$/.test(word)) return "<num>";
  return /\d/.test(word) ? "<mix>" : word;
}

const longestCounted = 12;

/** The words of a file, each read when it is first asked for. */
export class WordVectors {
  private readonly file: WordFile;
  private readonly places: ReadonlyMap<string, number>;
  private readonly bytes: Uint8Array;
  private readonly rarities: Uint8Array;
  private readonly known = new Map<string, KnownWord>();

  constructor(file: WordFile) {
    this.file = file;
    this.places = new Map(file.words.split(" ").map((word, index) => [word, index]));
    this.bytes = bytesOfBase64(file.vectors);
    this.rarities = bytesOfBase64(file.rarities);
  }

  /** `word`: as {@link wordForm} writes it. */
  of(word: string): KnownWord {
    const before = this.known.get(word);
    if (before !== undefined) return before;
    const place = this.placeOf(word);
    const length = Math.min(word.length, longestCounted) / longestCounted;
    const { unknown } = this.file;
    const found: KnownWord =
      place === undefined
        ? { vector: undefined, traits: [unknown[0] ?? 0, unknown[1] ?? 0, length] }
        : { vector: this.vectorAt(place), traits: [this.rarityAt(2 * place), this.rarityAt(2 * place + 1), length] };
    // A record holds so many words; what is typed has no end.
    if (this.known.size > 50_000) this.known.clear();
    this.known.set(word, found);
    return found;
  }

  private placeOf(word: string): number | undefined {
    for (const form of [word, word.replace(/'s$/, ""), word.replace(/s$/, ""), word.replace(/'/g, "")]) {
      const place = this.places.get(form);
      if (place !== undefined) return place;
    }
    return undefined;
  }

  private vectorAt(place: number): Float32Array {
    const { dimensions } = this.file;
    const row = new Float32Array(dimensions);
    for (let at = 0; at < dimensions; at++) {
      const pair = this.bytes[(place * dimensions + at) >> 1] ?? 0;
      row[at] = (at % 2 === 0 ? pair >> 4 : pair & 15) - 8;
    }
    const length = Math.hypot(...row) || 1;
    return row.map((value) => value / length);
  }

  private rarityAt(at: number): number {
    return ((this.rarities[at] ?? 0) / 255) * this.file.rarityScale;
  }
}
