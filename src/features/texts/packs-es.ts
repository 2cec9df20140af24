import type { packsEn } from "./packs-en.ts";

/** Spanish words of the packs that a person may download. */
export const packsEs: typeof packsEn = {
  title: "Paquete de búsqueda",
  about: (size) =>
    `Paquete de búsqueda (${size}): encuentra pasajes por su significado, aunque usted pregunte con sus palabras y la carta use las del médico. Entiende textos en inglés. Se descarga una vez de este sitio, funciona sin conexión y sus documentos se quedan en este dispositivo.`,
  unknown: "Buscando el paquete de búsqueda...",
  absent: "No está en este dispositivo. Las preguntas se responden solo por las palabras.",
  here: "Está en este dispositivo. Sus documentos se preparan mientras usted hace otras cosas.",
  failed: "La descarga no llegó. Lo que llegó se conserva; inténtelo de nuevo cuando tenga conexión.",
  progress: (done, all) => `${done} de ${all}`,
  progressLabel: "Descarga del paquete de búsqueda",
  download: "Descargar el paquete de búsqueda",
  downloadAgain: "Intentar la descarga de nuevo",
  stop: "Detener la descarga",
  remove: "Quitar el paquete de búsqueda",
};
