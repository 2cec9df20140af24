import type { Fact } from "#core/domain/fact.ts";
import type { appointmentsEn } from "./appointments-en.ts";

const flags: Record<NonNullable<Fact["flag"]>, string> = {
  low: "bajo",
  high: "alto",
  abnormal: "fuera de lo habitual",
  normal: "dentro de lo habitual",
};

const medicineStatuses: (typeof appointmentsEn)["medicines"]["status"] = {
  taking: "",
  "as-needed": "cuando hace falta",
  held: "en pausa",
  stopped: "suspendido",
  finished: "terminado",
  planned: "previsto",
  never: "",
  unclear: "no queda claro en los documentos",
};

const steps: (typeof appointmentsEn)["changes"]["steps"] = {
  started: "empezado",
  increased: "aumentado",
  reduced: "reducido",
  changed: "cambiado",
  continued: "continuado",
  held: "en pausa",
  restarted: "retomado",
  stopped: "suspendido",
  finished: "terminado",
  "given-once": "administrado una vez",
  planned: "previsto",
  considered: "considerado",
  declined: "rechazado",
  "not-taking": "no lo toma",
};

/** Spanish words of the appointment mode. */
export const appointmentsEs: typeof appointmentsEn = {
  open: "Preparar mi cita",
  title: "Para mi cita",
  next: (day) => `Próxima cita según sus documentos: ${day}`,
  text: "De sus documentos, en este dispositivo. Muéstrelo o imprímalo.",
  back: "Mi espacio de salud",
  print: "Imprimir",
  save: "Guardar como PDF",
  saving: "Haciendo el PDF...",
  saveFailed: { title: "No se pudo hacer el PDF", description: "Puede imprimir esta página." },
  questions: {
    heading: "Mis preguntas",
    none: "Apunte lo que quiere preguntar, con sus propias palabras. Se queda en este dispositivo.",
    field: "Una pregunta para mi médico",
    placeholder: "¿Qué quiere preguntar?",
    add: "Añadir",
    edit: (text) => `Cambiar «${text}»`,
    editTip: "Cambiar",
    remove: (text) => `Quitar «${text}»`,
    removeTip: "Quitar",
    save: "Guardar",
    cancel: "Cancelar",
    failed: "No se pudo guardar esta pregunta",
    loadFailed: "No se pudieron mostrar sus preguntas. Cargue la página de nuevo.",
  },
  changes: {
    heading: (day) => `Qué ha cambiado a partir de ${day}`,
    headingWithout: "Qué ha cambiado desde mi última visita",
    since: "Desde",
    visit: (day, title) => `${day}: ${title}`,
    none: "Sus documentos no nombran nada nuevo desde entonces.",
    noVisit: "Ninguno de sus documentos habla todavía de una visita, así que no hay con qué comparar.",
    steps,
  },
  medicines: {
    heading: "Mis medicamentos",
    none: "Ninguno de sus documentos dice que tome un medicamento ahora.",
    differ: "dos documentos no coinciden",
    noDose: "sin dosis en los documentos",
    never: "Medicamentos considerados que no se tomaron",
    past: "Medicamentos suspendidos o terminados",
    status: medicineStatuses,
  },
  results: {
    heading: "Resultados fuera de lo habitual",
    none: "Ningún resultado reciente de sus documentos está marcado como fuera de lo habitual.",
    range: (text) => `valores habituales ${text}`,
    moved: "Otros resultados que han cambiado",
    before: (value, day) => `antes: ${value} el ${day}`,
    plot: (name, values) => `${name} a lo largo del tiempo: ${values}`,
    point: (value, day) => `${value} el ${day}`,
  },
  threads: {
    heading: "Hilos rojos de los que hablar",
    detail: (confidence, supporting, against) =>
      `${confidence} % de confianza, ${supporting} a favor, ${against} en contra. Fueron juntos; eso no dice por qué.`,
  },
  moreLines: (count) => `Mostrar ${count} más`,
  moreSources: (count) => `Mostrar ${count} fuentes más`,
  flags,
  since: (day) => `desde el ${day}`,
  born: (day) => `fecha de nacimiento: ${day}`,
  allergies: {
    heading: "Alergias",
    none: "Ninguno de sus documentos nombra una alergia.",
    doubtful: "en duda",
    refuted: "No es alergia, según un documento",
  },
  problems: {
    heading: "Enfermedades",
    none: "Ninguno de sus documentos nombra una enfermedad que tenga ahora.",
    others: "Enfermedades pasadas, descartadas o que solo son un riesgo",
    status: {
      active: "",
      suspected: "sospecha",
      resolved: "pasada",
      "ruled-out": "descartada",
      "at-risk": "riesgo",
    },
  },
  disagreements: {
    heading: "Donde mis documentos no coinciden",
    says: (text, day) => (day === undefined ? `«${text}»` : `«${text}» (${day})`),
  },
  noName: "Sin nombre en los documentos",
  noBirth: "sin fecha de nacimiento en los documentos",
  openLoops: {
    heading: "Todavía pendiente",
    asked: (day) => `pedido el ${day}, sin resultado en los documentos`,
    dueBy: (day) => `antes del ${day}`,
  },
  sources: "De dónde viene esto",
  source: (number, name, page) => `Fuente ${number}: ${name}, página ${page}`,
  place: (name, page) => `${name}, página ${page}`,
  loading: "Buscando en sus documentos",
  failed: "No se pudo reunir esto. Cargue la página de nuevo.",
  notice:
    "Reunido por un programa a partir de sus propios documentos. Puede ser incorrecto o incompleto, y no sustituye el consejo médico.",
  made: (day) => `Hecho el ${day}`,
  pdf: {
    filename: (day) => `cita-${day}.pdf`,
    page: (page, count) => `${page} de ${count}`,
  },
};
