import type { lockedEn } from "./locked-en.ts";

/** Spanish words around a locked file's password. */
export const lockedEs: typeof lockedEn = {
  type: "Escribir la contraseña",
  typeNamed: (name) => `Escribir la contraseña de ${name}`,
  title: "Este PDF está bloqueado",
  text: (name) =>
    `«${name}» solo se abre con una contraseña. Se usa para leer el archivo en este dispositivo y no se guarda.`,
  password: "Contraseña de este PDF",
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  missing: "Escriba primero la contraseña.",
  read: "Leer el archivo",
  cancel: "Cancelar",
  original: "El original está bloqueado y su contraseña no se guarda. Para ver sus páginas, escríbala aquí.",
  showPages: "Mostrar las páginas",
  wrong: "Esa contraseña no abrió este PDF. Compruébela y escríbala de nuevo.",
  failed: { title: "No se pudo usar la contraseña" },
};
