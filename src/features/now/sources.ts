import type { Citation } from "#core/domain/citation.ts";
import { firstPlaces } from "#core/findings/now/first-places.ts";
import type { NowLine, NowWords } from "./now-words.ts";

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
      for (const line of lines) for (const citation of firstPlaces(line.citations)) this.add(identity(citation));
  }

  of(line: NowLine): { number: number; citation: Citation }[] {
    return firstPlaces(line.citations).map((citation) => ({
      number: this.numbers.get(identity(citation)) ?? 0,
      citation,
    }));
  }

  private add(key: string): void {
    if (!this.numbers.has(key)) this.numbers.set(key, this.numbers.size + 1);
  }
}
