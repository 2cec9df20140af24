import type { attachmentsEn } from "./attachments-en.ts";

/** Spanish words around the files inside a PDF. */
export const attachmentsEs: typeof attachmentsEn = {
  heading: "Archivos dentro de este PDF",
  add: "Añadir como documento",
  addNamed: (name) => `Añadir ${name} como documento`,
  unreadable: "Este tipo de archivo no se puede leer aquí.",
  added: (name) => ({ title: "Documento añadido", description: `${name} se está leyendo.` }),
  failed: { title: "No se pudo añadir el archivo" },
  damaged: "Este archivo dentro del PDF está dañado.",
};
