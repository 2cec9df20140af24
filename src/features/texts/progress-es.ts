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

/** After ten seconds in which nothing new came: whether the device is slow or the reader hangs, nobody knows yet. */
export const longWaitEs =
  "Sigue en ello: en este dispositivo tarda. Puedes usar todo lo demás. Si no sale nada, se te dirá aquí.";
