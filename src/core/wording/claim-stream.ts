import type { Claim } from "./claim.ts";

/** So much is read of one output, in UTF-16 units; a model that goes on has lost its way. */
const longestOutput = 24_000;

/**
 * Reads claims out of a model's output while it is written. It takes what backends without a grammar give: words before the JSON, fences,
 * claims without the object around them, numbers as words of JSON, commas too many, and an end that never came.
 */
export class ClaimStream {
  #text = "";
  /** Where the objects that are open now begin; an object is a claim where no other is inside it. */
  readonly #open: { start: number; hasInner: boolean }[] = [];
  #inString = false;
  #isEscaped = false;

  /** Takes the next piece of the output; answers the claims that it completes. */
  push(piece: string): Claim[] {
    const claims: Claim[] = [];
    const room = longestOutput - this.#text.length;
    for (const character of piece.slice(0, Math.max(0, room))) {
      this.#text += character;
      const closed = this.#read(character);
      const claim = closed === undefined ? undefined : claimOf(closed);
      if (claim !== undefined) claims.push(claim);
    }
    return claims;
  }

  /** The words of the claim that is being written now; empty between claims. */
  get unfinished(): string {
    const open = this.#open.at(-1);
    if (open === undefined) return "";
    const found = /"(?:text|claim|sentence)"\s*:\s*"((?:[^"\\]|\\.)*)(?:\\?$|")/s.exec(this.#text.slice(open.start));
    return found?.[1] === undefined ? "" : unescaped(found[1]);
  }

  /** The text of an object that this character ends. */
  #read(character: string): string | undefined {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      return undefined;
    }
    // Outside of all objects, a quotation mark is a word's.
    if (character === '"' && this.#open.length > 0) this.#inString = !this.#inString;
    else if (this.#inString) this.#isEscaped = character === "\\";
    else if (character === "{") {
      const outer = this.#open.at(-1);
      if (outer !== undefined) outer.hasInner = true;
      this.#open.push({ start: this.#text.length - 1, hasInner: false });
    } else if (character === "}") {
      const ended = this.#open.pop();
      if (ended !== undefined && !ended.hasInner) return this.#text.slice(ended.start);
    }
    return undefined;
  }
}

function claimOf(json: string): Claim | undefined {
  const read = parseTolerantly(json);
  const text = read?.text ?? read?.claim ?? read?.sentence;
  if (typeof text !== "string" || text.trim() === "") return undefined;
  return { text: text.replace(/\s+/g, " ").trim(), evidence: numbersOf(read?.evidence ?? read?.sources) };
}

function parseTolerantly(json: string): Record<string, unknown> | undefined {
  const plain = json.replace(/[\n\r\t]/g, " ");
  return parsed(plain) ?? parsed(plain.replace(/,\s*([}\]])/g, "$1"));
}

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON after all: the model wrote something else between braces.
    return undefined;
  }
}

/** `[1, 2]`, `1`, `"1"` and `"[1], [2]"`. */
function numbersOf(value: unknown): number[] {
  const parts = Array.isArray(value) ? value : [value];
  const numbers = parts.flatMap((part) =>
    typeof part === "number" ? [part] : typeof part === "string" ? (part.match(/\d+/g) ?? []).map(Number) : [],
  );
  return [...new Set(numbers)].filter((number) => Number.isInteger(number));
}

function unescaped(inside: string): string {
  const whole = inside.replace(/\\(?:u[0-9a-fA-F]{0,3})?$/, "");
  try {
    return JSON.parse(`"${whole.replace(/[\n\r\t]/g, " ")}"`);
  } catch {
    return whole.replace(/\\./g, "");
  }
}
