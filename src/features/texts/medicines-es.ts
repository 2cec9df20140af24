import type { medicinesEn } from "./medicines-en.ts";

const statuses: (typeof medicinesEn)["status"] = {
  taking: "",
  "as-needed": "cuando hace falta",
  held: "en pausa",
  stopped: "suspendido",
  finished: "terminado",
  planned: "previsto",
  never: "nunca tomado",
  unclear: "no queda claro en sus documentos",
};

/** Spanish words of the list of medicines. */
export const medicinesEs: typeof medicinesEn = {
  title: "Mis medicamentos",
  text: "Según dicen sus documentos en conjunto, con las palabras que deciden. Quizá no sea lo que toma hoy: consúltelo con su médico o farmacéutico.",
  heading: "Medicamentos",
  current: "Los toma ahora",
  open: "En pausa, previstos o no claros",
  past: "Los tomó antes",
  all: "Ver todos",
  more: (count) => `y ${count} más`,
  none: "Todavía no se ha encontrado ningún medicamento",
  noneText: "Cuando un documento nombre un medicamento que usted toma, estará aquí con su dosis, su fecha y su fuente.",
  noneCurrent: "Ninguno de sus documentos dice que tome un medicamento ahora.",
  loading: "Buscando en sus documentos",
  failed: "No se pudieron mostrar sus medicamentos. Cargue la página de nuevo.",
  differ: "Dos documentos no coinciden",
  since: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  from: (day) => `a partir del ${day}`,
  why: (taken) => (taken ? "Para:" : "Por qué:"),
  noDose: "sin dosis",
  status: statuses,
  source: (number, name, page) => `Fuente ${number}: ${name}, página ${page}`,
  place: (name, page) => `${name}, página ${page}`,
  back: "Mi espacio de salud",
};
