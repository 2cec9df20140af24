import type { writtenEn } from "./written-en.ts";

/** Spanish words around files that hold words and no picture of a page. */
export const writtenEs: typeof writtenEn = {
  accepted: "Aquí también caben cartas de Word, notas, tablas (CSV), páginas web y correos.",
  wordsOnly: "Este archivo solo contiene palabras. Esto es lo que dice.",
};
