import type { searchEn } from "./search-en.ts";

function records(count: number, one: string, many: string): string {
  return count === 1 ? `1 documento ${one}` : `${count} documentos ${many}`;
}

/** Spanish words of searching all records. */
export const searchEs: typeof searchEn = {
  title: "Buscar en sus documentos",
  field: "Buscar en sus documentos",
  placeholder: "Palabra, nombre o fecha",
  search: "Buscar",
  clear: "Vaciar",
  hint: "Pruebe con un medicamento, un análisis, el nombre de un médico o un momento, tal como está en el documento: “May 2025”.",
  found: (total) => records(total, "encontrado", "encontrados"),
  shown: (shown, total) =>
    `${records(total, "encontrado", "encontrados")}. Estos ${shown} son los que mejor encajan: una palabra más ayuda a acotar.`,
  some: "Ningún documento tiene todas estas palabras. Estos tienen algunas.",
  nothing: (query) => `No se encontró nada para «${query}»`,
  nothingText: (searched) =>
    searched === 0
      ? "Todavía no hay documentos en los que buscar."
      : `${records(searched, "revisado", "revisados")}. Con otra ortografía o una sola palabra quizá aparezca más.`,
  searching: "Buscando en sus documentos",
  failed: "La búsqueda no funcionó. Inténtelo de nuevo.",
  page: (page) => `página ${page}`,
  place: (name, page) => `Abrir ${name}, página ${page}`,
  undated: "Sin fecha",
  back: "Mi espacio de salud",
};
