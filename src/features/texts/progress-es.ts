import type { ProcessingProgress } from "#core/domain/medical-document.ts";

const steps: Record<ProcessingProgress["step"], string> = {
  opening: "Abriendo el archivo",
  reading: "Leyendo",
  recognising: "Reconociendo las palabras",
  listening: "Escuchando",
  understanding: "Poniéndolo en palabras sencillas",
};

/** How far the reading of a document has come, in one line of Spanish. */
export function progressEs({ step, page, pageCount }: ProcessingProgress): string {
  return page !== undefined && pageCount !== undefined ? `${steps[step]}: página ${page} de ${pageCount}` : steps[step];
}
