import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { stem } from "./search-words.ts";

/** A place that holds words that were searched for. */
export interface FoundPlace {
  page: number;
  /** The first run of the words, as UTF-16 offsets in the page's text: what is marked when the place is opened. */
  start: number;
  end: number;
  /** The words around it, as the page has them. */
  text: string;
  /** The words in `text`, in order. */
  marks: { start: number; end: number }[];
  /** Whether `text` begins or ends in the middle of its passage. */
  cutBefore: boolean;
  cutAfter: boolean;
}

const longest = 220;
const before = 60;

/**
 * The words of a passage around the first that was searched for; nothing where it holds none of them. `ways`: stems that count together,
 * so that "sedimentation rate" does not mark every other rate.
 */
export function cutSnippet(
  pageText: string,
  passage: { page: number; start: number; end: number },
  ways: readonly string[][],
): FoundPlace[] {
  const tokens = tokenise(pageText.slice(passage.start, passage.end), passage.start);
  const held = new Set(tokens.map(({ key }) => stem(key)));
  const wanted = new Set(ways.filter((way) => way.every((word) => held.has(word))).flat());
  const found = tokens.filter(({ key }) => wanted.has(stem(key)));
  const [first] = found;
  if (first === undefined) return [];
  let { end } = first;
  // Words that stand beside each other are marked in one stroke.
  for (const { start, end: next } of found.slice(1)) {
    if (!/^[\s\-–/]{0,2}$/.test(pageText.slice(end, start))) break;
    end = next;
  }
  const long = passage.end - passage.start > longest;
  const from = long ? wordBorder(pageText, Math.max(passage.start, first.start - before), first.start) : passage.start;
  const to = long ? Math.max(end, wordBorderBack(pageText, Math.min(passage.end, from + longest), end)) : passage.end;
  return [
    {
      page: passage.page,
      start: first.start,
      end,
      text: pageText.slice(from, to),
      marks: found.filter((each) => each.end <= to).map((each) => ({ start: each.start - from, end: each.end - from })),
      cutBefore: from > passage.start,
      cutAfter: to < passage.end,
    },
  ];
}

/** The first place from `at` on, and not after `latest`, at which a word begins. */
function wordBorder(text: string, at: number, latest: number): number {
  if (at === 0 || /\s/.test(text[at - 1] ?? " ")) return at;
  const space = text.slice(at, latest).search(/\s/);
  return space === -1 ? latest : at + space + 1;
}

/** The last place up to `at`, and not before `earliest`, at which a word ends. */
function wordBorderBack(text: string, at: number, earliest: number): number {
  if (/\s|^$/.test(text[at] ?? "")) return at;
  const space = text.slice(earliest, at).search(/\s\S*$/);
  return space === -1 ? at : earliest + space;
}
