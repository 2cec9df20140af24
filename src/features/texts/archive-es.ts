import type { ArchiveFailure } from "#core/replication/archive/open-archive.ts";
import type { archiveEn } from "./archive-en.ts";

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

const failures: Record<ArchiveFailure, string> = {
  "not-an-archive": "Esto no es un archivo de Red Thread. Elija el archivo zip que exportó.",
  "newer-version": "Este archivo se hizo con una versión más nueva de Red Thread. Actualice esta e inténtelo de nuevo.",
  damaged: "Este archivo está dañado o no se copió entero. Si tiene otra copia, elija esa.",
};

/** Spanish words of exporting, importing and deleting everything. */
export const archiveEs: typeof archiveEn = {
  explanation: [
    "Este archivo contiene todos sus documentos de Red Thread.",
    "",
    "originals/      sus archivos, tal como los añadió",
    "documents/      lo que se leyó en cada uno (JSON)",
    "conversations/  sus preguntas y las respuestas (JSON)",
    "manifest.json   lo que forma parte de este archivo, con una comprobación de cada pieza",
    "",
    "Para recuperarlo todo: abra Red Thread, vaya a Perfil y ajustes, elija Importar y seleccione este archivo zip.",
    "",
    "El archivo no está protegido. Quien lo tenga puede leer sus documentos, así que guárdelo en un lugar seguro.",
    "",
  ].join("\n"),
  filename: (day) => `red-thread-documentos-${day}.zip`,
  exportTitle: "Llévese todo",
  exportText:
    "Un solo archivo zip con sus archivos originales, lo que se leyó en ellos, sus conversaciones y sus preguntas. Se puede volver a importar en este dispositivo o en otro.",
  exportWarning: "El archivo no está protegido: quien lo tenga puede leer sus documentos.",
  export: "Exportar todo",
  exporting: (done, total) => `Reuniendo ${done} de ${total}...`,
  exported: { title: "Su archivo está listo", description: "Se guardó con sus descargas." },
  exportFailed: {
    title: "No se pudo exportar",
    description: "No se pudieron reunir sus documentos. Inténtelo de nuevo.",
  },
  importTitle: "Recuperar un archivo",
  importText: "Los documentos que ya están aquí se quedan como están. No se reemplaza nada.",
  import: "Importar un archivo",
  importing: (done, total) => `Recuperando ${done} de ${total}...`,
  importLabel: "Archivo que desea importar",
  importFailedTitle: "No se pudo importar",
  importStopped: "No se pudieron recuperar sus documentos. Lo que ya se recuperó se queda; puede intentarlo de nuevo.",
  failures,
  report: {
    title: "Su archivo se ha importado",
    restored: (documents) => count(documents, "documento recuperado", "documentos recuperados"),
    conversations: (conversations) => count(conversations, "conversación recuperada", "conversaciones recuperadas"),
    alreadyThere: (documents) => count(documents, "documento ya estaba aquí", "documentos ya estaban aquí"),
    toRead: (documents) => `${count(documents, "documento se está leyendo", "documentos se están leyendo")} de nuevo`,
    refused: (documents) =>
      `${count(documents, "documento no se pudo recuperar", "documentos no se pudieron recuperar")}, porque el archivo está dañado:`,
    nothing: "Todo lo que había en este archivo ya estaba aquí.",
  },
  deleteTitle: "Borrar todo",
  deleteText:
    "Su cuenta, sus documentos, la papelera, sus conversaciones y preguntas se borran de este dispositivo. Nadie puede recuperarlos, salvo que usted tenga una copia exportada.",
  delete: "Borrar todo...",
  deleteDialogTitle: "¿Borrar todo?",
  deleteDialogText: (email, documents) =>
    `La cuenta ${email} y ${count(documents, "documento", "documentos")} se borrarán de este dispositivo. Esto no se puede deshacer.`,
  deleteExportFirst: "Si cree que podría necesitarlos, exporte todo primero.",
  deleteWords: "borrar todo",
  deleteField: (words) => `Para continuar, escriba: ${words}`,
  deleteConfirm: "Borrar todo ahora",
  deleting: "Borrando...",
  cancel: "Cancelar",
  deleted: { title: "Se borró todo", description: "Ya no queda nada de esa cuenta en este dispositivo." },
  deleteFailed: { title: "No se pudo borrar", description: "No se pudo borrar todo. Inténtelo de nuevo." },
};
