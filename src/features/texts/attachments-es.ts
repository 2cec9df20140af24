import type { attachmentsEn } from "./attachments-en.ts";

/** Spanish words around the files inside a PDF or an e-mail. */
export const attachmentsEs: typeof attachmentsEn = {
  heading: { pdf: "Archivos dentro de este PDF", email: "Archivos que llegaron con este correo" },
  notRead: "Solo se han leído las palabras del correo. Añada un archivo como documento y también se leerá.",
  add: "Añadir como documento",
  addNamed: (name) => `Añadir ${name} como documento`,
  unreadable: "Este tipo de archivo no se puede leer aquí.",
  added: (name) => ({ title: "Documento añadido", description: `${name} se está leyendo.` }),
  failed: { title: "No se pudo añadir el archivo" },
  damaged: "Este archivo está dañado.",
};
