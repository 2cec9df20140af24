import type { originalEn } from "./original-en.ts";

/** Spanish words where a record is here and its original file is not, yet. */
export const originalEs: typeof originalEn = {
  onItsWay: "El original todavía está en camino",
  onItsWayText: "Todo lo que se leyó en él ya está aquí. El archivo llega después, desde su otro dispositivo.",
  waiting: (size) => `Aún no ha empezado, ${size}`,
  progress: (done, of) => `${done} de ${of}`,
  notExported: (count) =>
    count === 1
      ? "El original de un documento todavía está en camino desde otro dispositivo. Ese documento no estará en la copia hasta que llegue."
      : `Los originales de ${count} documentos todavía están en camino desde otro dispositivo. Esos documentos no estarán en la copia hasta que lleguen.`,
  offline: "Llegará cuando haya conexión de nuevo.",
};
