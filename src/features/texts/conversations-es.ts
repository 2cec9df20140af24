import type { conversationsEn } from "./conversations-en.ts";

/** Spanish words of the list of conversations. */
export const conversationsEs: typeof conversationsEn = {
  heading: "Conversaciones",
  open: "Conversaciones",
  untitled: "Conversación nueva",
  none: "Todavía no hay conversaciones",
  failed: "No se pudieron mostrar sus conversaciones. Cargue la página de nuevo.",
  rename: "Cambiar el título",
  renameNamed: (title) => `Cambiar el título de «${title}»`,
  delete: "Borrar",
  deleteNamed: (title) => `Borrar «${title}»`,
  renameTitle: "Cambiar el título de esta conversación",
  titleField: "Título",
  save: "Guardar",
  cancel: "Cancelar",
  renameFailed: "No se pudo cambiar el título",
  titleMissing: "Escriba primero un título.",
  deleteTitle: "¿Borrar esta conversación?",
  deleteText: (title) =>
    `«${title}» y sus respuestas se borrarán de este dispositivo. Sus documentos se quedan. Esto no se puede deshacer.`,
  deleteConfirm: "Borrar conversación",
  deleted: { title: "Conversación borrada" },
  deleteFailed: "No se pudo borrar",
};
