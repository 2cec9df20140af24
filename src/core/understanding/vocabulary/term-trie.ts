import type { Token } from "./tokens.ts";
import { tokenise } from "./tokens.ts";

interface Node<Value> {
  next: Map<string, Node<Value>>;
  values: Value[] | undefined;
}

/** A phrase found in a run of tokens: tokens `first` to `last`, inclusive. */
export interface TermMatch<Value> {
  first: number;
  last: number;
  values: readonly Value[];
}

/** Phrases by their words, so that thousands of them are found in one pass over a text. */
export class TermTrie<Value> {
  private readonly root: Node<Value> = { next: new Map(), values: undefined };

  add(phrase: string, value: Value): void {
    const tokens = tokenise(phrase);
    if (tokens.length === 0) return;
    let node = this.root;
    for (const token of tokens) {
      let next = node.next.get(token.key);
      if (next === undefined) {
        next = { next: new Map(), values: undefined };
        node.next.set(token.key, next);
      }
      node = next;
    }
    if (node.values === undefined) node.values = [value];
    else if (!node.values.includes(value)) node.values.push(value);
  }

  /** The longest phrase that begins at token `first`, or undefined. */
  longestAt(tokens: readonly Token[], first: number): TermMatch<Value> | undefined {
    let node: Node<Value> | undefined = this.root;
    let found: TermMatch<Value> | undefined;
    for (let index = first; index < tokens.length; index++) {
      const token = tokens[index];
      node = token === undefined ? undefined : node.next.get(token.key);
      if (node === undefined) break;
      if (node.values !== undefined) found = { first, last: index, values: node.values };
    }
    return found;
  }

  /** All phrases, longest first at each place, none overlapping another. */
  findAll(tokens: readonly Token[]): TermMatch<Value>[] {
    const matches: TermMatch<Value>[] = [];
    for (let index = 0; index < tokens.length; index++) {
      const match = this.longestAt(tokens, index);
      if (match === undefined) continue;
      matches.push(match);
      index = match.last;
    }
    return matches;
  }
}
