import type { Citation } from "#core/domain/citation.ts";

/** The words of a record that are to be shown marked. A new object asks to be shown again. */
export type MarkedPlace = Pick<Citation, "page" | "start" | "end">;
