import type { arrivalsEn } from "./arrivals-en.ts";

/** Spanish words of files that another app has handed over. */
export const arrivalsEs: typeof arrivalsEn = {
  title: "Compartido con Red Thread",
  text: "Todavía no están entre sus documentos. Lo que no añada se olvida al cabo de un día.",
  more: (files) => `y ${files} más`,
  keep: (files) => (files === 1 ? "Añadirlo a mis documentos" : `Añadir los ${files} a mis documentos`),
  letGo: "No añadir",
  close: "Cerrar",
  kept: (files) => ({
    title: files === 1 ? "1 documento añadido" : `${files} documentos añadidos`,
    description: "Se están leyendo.",
  }),
  tooLarge: "Pesa más de 10 MB.",
  failed: { title: "No se añadió nada", description: "Inténtelo otra vez. Los archivos siguen aquí." },
};
