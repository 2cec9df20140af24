import type { insightsEn } from "./insights-en.ts";

function entries(count: number): string {
  return count === 1 ? "1 anotación" : `${count} anotaciones`;
}

const days = (count: number) => (count === 1 ? "1 día" : `${count} días`);

/** Spanish words of red threads and their evidence. */
export const insightsEs: typeof insightsEn = {
  seeAll: "Ver todos los hilos rojos",
  title: "Hilos rojos",
  titleText:
    "Patrones que aparecen en sus documentos. Que dos cosas fueran juntas no significa que una causara la otra: llévelos a su médico.",
  calibrated: (percent) =>
    `De los hilos mostrados con un ${percent} %, alrededor del ${percent} % resultaron ciertos en pacientes simulados.`,
  rule: "Encontrado por una regla en sus documentos, no contando días.",
  relevance: "Qué puede significar",
  moreThreads: (count) => (count === 1 ? "Mostrar 1 hilo rojo más" : `Mostrar ${count} hilos rojos más`),
  meaning: "Qué puede significar",
  evidenceOverTime: (supporting, contradicting, from, to) =>
    `Indicios en el tiempo, de ${from} a ${to}: ${supporting} a favor, ${contradicting} en contra. La lista tiene las palabras.`,
  figures: "Cifras",
  effect: "Tamaño de la diferencia",
  effectSize: (size) =>
    `${Math.abs(size).toFixed(1)} desviaciones típicas (${Math.abs(size) >= 0.8 ? "grande" : Math.abs(size) >= 0.5 ? "mediana" : "pequeña"})`,
  correlation: (value) => `${value.toFixed(2)} (correlación, de -1 a 1)`,
  compared: "Comparado",
  comparedDays: (count, measured) => (measured ? `${count} mediciones` : days(count)),
  lag: "Tiempo entre ambos",
  lagDays: (count) => (count === 0 ? "el mismo día" : `${days(count)} después`),
  tested: "Pares examinados",
  moreEntries: (count) => (count === 0 ? "Suficiente para decidirlo" : `Unas ${count} anotaciones más lo decidirían`),
  chart: "Los datos que hay detrás",
  table: "Como tabla",
  quotedDays: "Rojo: citado. Hueco: en contra.",
  chartLabel: (name, against) =>
    `Gráfico de ${name}${against === "" ? "" : `, ${against}`}. La tabla contiene las cifras.`,
  overTime: "en el tiempo",
  byWeekday: "por día de la semana",
  against: "En contra",
  share: "de los días",
  mean: "Media",
  count: "Valores",
  month: "Mes",
  weekday: "Día de la semana",
  weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  without: (name) => `Sin ${name}`,
  with: (name, lagDays) =>
    lagDays === undefined || lagDays === 0 ? `Con ${name}` : `${days(lagDays)} después de ${name}`,
  offTreatment: (name) => `Sin ${name}`,
  onTreatment: (name) => `Con ${name}`,
  group: "Grupo",
  wrong: "Esto no es cierto",
  unimportant: "No me importa",
  verdicts: { wrong: "Dijo que no es cierto", "not-important": "Dijo que no le importa" },
  setAside: { title: "Hilo rojo apartado" },
  setAsideHeading: "Apartados",
  setAsideText: "Se recuerdan: el mismo hilo no se vuelve a mostrar, tampoco cuando se encuentre de nuevo.",
  undo: "Deshacer",
  bringBack: "Recuperar",
  bringBackNamed: (thread) => `Recuperar: ${thread}`,
  broughtBack: { title: "Hilo rojo recuperado" },
  judgeFailed: "No se pudo guardar",
  empty: "Todavía no hay hilos rojos",
  emptyText: (firstLook, needed) =>
    `Un hilo rojo necesita algo que comparar. A partir de ${firstLook} días anotados o con diario se comparan el dolor, el sueño y la energía con sus medicamentos y entre sí; a partir de unos ${needed} días, también los ritmos y los síntomas sueltos. Las contradicciones entre documentos (una alergia, una dosis, un resultado sin seguimiento) necesitan dos documentos que hablen de lo mismo.`,
  allSetAside: "Ha apartado todos los hilos rojos.",
  onThisPage: (count) => (count === 1 ? "1 hilo rojo" : `${count} hilos rojos`),
  evidence: (supporting, contradicting) =>
    contradicting === 0
      ? `${entries(supporting)} a favor, ninguna en contra`
      : `${entries(supporting)} a favor, ${contradicting} en contra`,
  evidenceLabel: "Pruebas",
  place: (name, page) => `${name}, página ${page}`,
  more: (count) => (count === 1 ? "y 1 lugar más" : `y ${count} lugares más`),
  moreRecords: (count) => `y ${count} documentos más`,
  why: "¿Por qué veo esto?",
  warnings: "Qué más podría explicarlo",
};
