import type { profileEn } from "./profile-en.ts";

/** Spanish words of the profile page, besides those of the archive and of the forms. */
export const profileEs: typeof profileEn = {
  title: "Perfil y ajustes",
  open: "Perfil y ajustes",
  back: "Mi espacio de salud",
  account: "Su cuenta",
  accountText: "Vive en este dispositivo. Nadie más puede abrirla.",
  security: "Contraseña y código de recuperación",
  storage: "En este dispositivo",
  records: (count, size) =>
    count === 0
      ? "Todavía no hay documentos"
      : `${count} ${count === 1 ? "documento" : "documentos"}, ${size} en archivos`,
  recordsLabel: "Sus documentos",
  usedLabel: "Lo que ocupa Red Thread, con lo que necesita para funcionar sin conexión",
  used: (used, quota) => `${used} de ${quota} que permite el navegador`,
  unknown: "El navegador no lo dice",
  keptLabel: "Cuando falte espacio",
  kept: "Sus documentos se conservan",
  notKept: "El navegador podría borrar sus documentos",
  keep: "Conservar mis documentos",
  keepRefused:
    "El navegador todavía no lo ha permitido. Suele hacerlo cuando la aplicación está instalada o se ha usado unos días. Una copia exportada siempre es segura.",
  archive: "Exportar e importar",
  oldCode:
    "Su código de recuperación es de una versión anterior. Hasta que cree uno nuevo, un dispositivo que usted desconecte podrá seguir leyendo lo que se añada después.",
  danger: "Borrar todo",
};
