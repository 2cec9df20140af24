import type { binEn } from "./bin-en.ts";

function days(count: number): string {
  return `${count} ${count === 1 ? "día" : "días"}`;
}

function records(count: number): string {
  return `${count} ${count === 1 ? "documento" : "documentos"}`;
}

/** Spanish words of the bin. */
export const binEs: typeof binEn = {
  title: "Papelera",
  back: "Mi cronología",
  about: "Lo que usted borra se queda aquí 30 días. Después se borra para siempre.",
  link: (count) => `Papelera: ${records(count)}`,
  empty: "La papelera está vacía",
  emptyText: "Los documentos que borre se pueden recuperar desde aquí durante 30 días.",
  failed: "No se pudo abrir la papelera. Cargue la página de nuevo.",
  deletedOn: (day) => `Borrado el ${day}`,
  left: (count) => (count <= 1 ? "Hoy se borra para siempre" : `Quedan ${days(count)}`),
  bringBack: "Recuperar",
  bringBackNamed: (name) => `Recuperar «${name}»`,
  broughtBack: (name) => ({
    title: "Documento recuperado",
    description: `«${name}» está otra vez con sus documentos.`,
  }),
  bringBackFailed: "No se pudo recuperar el documento",
  forGood: "Borrar para siempre",
  forGoodNamed: (name) => `Borrar «${name}» para siempre`,
  forGoodTitle: "¿Borrar este documento para siempre?",
  forGoodText: (name) => `«${name}» y todo lo que se leyó en él se borrarán para siempre. Esto no se puede deshacer.`,
  emptyBin: "Vaciar la papelera",
  emptyBinTitle: "¿Vaciar la papelera?",
  emptyBinText: (count) =>
    `${records(count)} y todo lo que se leyó en ${count === 1 ? "él" : "ellos"} se borrarán para siempre. Esto no se puede deshacer.`,
  cancel: "Cancelar",
  deletedForGood: (count) => ({
    title: count === 1 ? "Borrado para siempre" : `${records(count)} borrados para siempre`,
  }),
  forGoodFailed: "No se pudo borrar",
  inBin: "Este documento está en la papelera",
  inBinText: (count) =>
    count <= 1 ? "Hoy se borrará para siempre." : `Se borrará para siempre dentro de ${days(count)}.`,
  notExported: (count) => `La papelera (${records(count)}) no forma parte de la copia.`,
};
