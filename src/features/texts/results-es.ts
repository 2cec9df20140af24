import type { resultsEn } from "./results-en.ts";

/** Las palabras de la página de resultados. */
export const resultsEs: typeof resultsEn = {
  title: "Resultados",
  parts: "Partes de la cronología",
  records: "Documentos",
  threads: "Hilos rojos",
  search: "Buscar una prueba",
  searchExample: "Una prueba, por ejemplo CRP",
  pinned: "Fijados",
  all: "Todas las pruebas",
  pinHint: "Fije una prueba, y quedará arriba con su línea.",
  pin: (name) => `Fijar ${name}`,
  pinFailed: "No se ha podido fijar. Inténtelo de nuevo.",
  open: (name) => `${name}, a lo largo del tiempo`,
  graph: (name) => `${name} a lo largo del tiempo. Las flechas llevan de un valor a otro.`,
  value: (value, day) => `${value} el ${day}`,
  place: (name, page) => `${name}, página ${page}`,
  measurements: (count) => (count === 1 ? "1 medición" : `${count} mediciones`),
  rangeChanged: (day) => `El intervalo habitual es otro desde el ${day}; ahí se interrumpe la línea.`,
  notDrawn: (count) =>
    count === 1
      ? "1 valor está en otra unidad o no es un número; está en la tabla."
      : `${count} valores están en otra unidad o no son números; están en la tabla.`,
  rangeHead: "Intervalo habitual",
  none: "Todavía no hay resultados",
  noneText: "Cuando se lea un documento con valores medidos, cada prueba estará aquí con todas sus fechas.",
  noHit: "No hay ninguna prueba con ese nombre en sus documentos.",
  nearest: "Se escribe parecido:",
  loading: "Reuniendo sus resultados",
  failed: "No se han podido mostrar sus resultados. Vuelva a cargar la página.",
};
