/** What stands on a card, in words. */
export interface CardInput {
  title: string;
  name: string;
  born: string;
  /** Of which day it is. */
  made: string;
  blocks: readonly CardBlock[];
  notice: string;
  /** Says on each of several cards which one it is. */
  pageOf: (page: number, count: number) => string;
}

export interface CardBlock {
  heading: string;
  /** Drawn in a frame: what must be seen first. */
  boxed: boolean;
  entries: readonly { text: string; detail: string }[];
  /** What stands there where there is no entry. */
  none: string;
}
