import type { Citation } from "./citation.ts";
import { Places } from "./places.ts";

/** Where citations stand, by page, to ask what stands at another place. */
export class CitedPlaces {
  private readonly pages = new Map<number, Places>();

  constructor(citations: readonly Citation[]) {
    for (const citation of citations) {
      const known = this.pages.get(citation.page);
      if (known === undefined) this.pages.set(citation.page, new Places([citation]));
      else known.add(citation);
    }
  }

  /** The citations of one page. */
  on(page: number): Places {
    return this.pages.get(page) ?? none;
  }
}

const none = new Places();
