import type { PackWords, packsEn } from "./packs-en.ts";

const shared = {
  failed: "La descarga no llegó. Lo que llegó se conserva; inténtelo de nuevo cuando tenga conexión.",
  progress: (done: string, all: string) => `${done} de ${all}`,
  downloadAgain: "Intentar la descarga de nuevo",
  stop: "Detener la descarga",
};

const search: PackWords = {
  ...shared,
  title: "Paquete de búsqueda",
  about: (size) =>
    `Paquete de búsqueda (${size}): encuentra pasajes por su significado, aunque usted pregunte con sus palabras y la carta use las del médico. Entiende textos en inglés. Se descarga una vez de este sitio, funciona sin conexión y sus documentos se quedan en este dispositivo.`,
  unknown: "Buscando el paquete de búsqueda...",
  absent: "No está en este dispositivo. Las preguntas se responden solo por las palabras.",
  here: "Está en este dispositivo. Sus documentos se preparan mientras usted hace otras cosas.",
  progressLabel: "Descarga del paquete de búsqueda",
  download: "Descargar el paquete de búsqueda",
  remove: "Quitar el paquete de búsqueda",
};

const voice: PackWords = {
  ...shared,
  title: "Paquete de voz",
  about: (size) =>
    `Paquete de voz (${size}): pone por escrito lo que se dice en sus notas de voz, si es en inglés. Se descarga una vez de este sitio, funciona sin conexión y sus grabaciones se quedan en este dispositivo.`,
  unknown: "Buscando el paquete de voz...",
  absent:
    "No está en este dispositivo. Las notas de voz se conservan y se pueden escuchar, pero no se ponen por escrito.",
  here: "Está en este dispositivo. Las notas de voz se ponen por escrito cuando llegan.",
  progressLabel: "Descarga del paquete de voz",
  download: "Descargar el paquete de voz",
  remove: "Quitar el paquete de voz",
};

/** Spanish words of the packs that a person may download. */
export const packsEs: typeof packsEn = { search, voice };
