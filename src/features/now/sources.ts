import type { Citation } from "#core/domain/citation.ts";
import type { NowLine, NowWords } from "./now-words.ts";

/** So many places of a line are numbered; the first are those that decide. */
const mostPlaces = 2;

const identity = ({ documentId, page, start, end }: Citation) => `${documentId} ${page} ${start} ${end}`;

/** The number of each place of the screen, from 1, in the order in which they are read. */
export class SourceNumbers {
  private readonly numbers = new Map<string, number>();

  constructor(now: NowWords) {
    for (const lines of [
      now.toDo,
      now.changes,
      now.allergies,
      now.medicines,
      now.stopped,
      now.results,
      now.appointments,
      now.contacts,
    ])
      for (const line of lines) for (const citation of placesOf(line)) this.add(identity(citation));
  }

  of(line: NowLine): { number: number; citation: Citation }[] {
    return placesOf(line).map((citation) => ({ number: this.numbers.get(identity(citation)) ?? 0, citation }));
  }

  private add(key: string): void {
    if (!this.numbers.has(key)) this.numbers.set(key, this.numbers.size + 1);
  }
}

function placesOf({ citations }: NowLine): Citation[] {
  const seen = new Set<string>();
  return citations
    .filter((citation) => !seen.has(identity(citation)) && seen.add(identity(citation)))
    .slice(0, mostPlaces);
}
