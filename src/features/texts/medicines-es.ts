import type { Fact } from "#core/domain/fact.ts";
import type { medicinesEn } from "./medicines-en.ts";

const done: Partial<Record<NonNullable<Fact["status"]>, string>> = {
  started: "empezado",
  stopped: "suspendido",
  changed: "cambiado",
};

/** Spanish words of the list of medicines. */
export const medicinesEs: typeof medicinesEn = {
  title: "Mis medicamentos",
  text: "Según dicen sus documentos, primero lo más reciente. Quizá no sea lo que toma hoy: consúltelo con su médico o farmacéutico.",
  heading: "Medicamentos",
  current: "Los toma ahora",
  past: "Los tomó antes",
  all: "Ver todos",
  more: (count) => `y ${count} más`,
  none: "Todavía no se ha encontrado ningún medicamento",
  noneText: "Cuando un documento nombre un medicamento que usted toma, estará aquí con su dosis, su fecha y su fuente.",
  noneCurrent: "Ninguno de sus documentos dice que tome un medicamento ahora.",
  loading: "Buscando en sus documentos",
  failed: "No se pudieron mostrar sus medicamentos. Cargue la página de nuevo.",
  differ: "Dos documentos no coinciden",
  asOf: (day) => `a fecha de ${day}`,
  undated: "sin fecha",
  noDose: "sin dosis",
  status: (status) => (status === undefined ? undefined : done[status]),
  source: (number, name, page) => `Fuente ${number}: ${name}, página ${page}`,
  place: (name, page) => `${name}, página ${page}`,
  back: "Mi espacio de salud",
};
