import type { checkInsEn } from "./check-ins-en.ts";

const count = (days: number) => (days === 1 ? "1 día" : `${days} días`);

/** Spanish words of the ten-second check-in. */
export const checkInsEs: typeof checkInsEn = {
  question: "¿Cómo está hoy?",
  cardText: "Diez segundos. Todo es opcional.",
  doneToday: "Día anotado",
  sameAsYesterday: "Igual que ayer",
  yesterday: (said) => `Ayer: ${said}`,
  change: "Cambiar",
  progress: (days, needed) => (days > needed ? count(days) : `${days} de unos ${needed} días`),
  progressText: (days, needed, firstLook) =>
    days >= needed
      ? "Hay días suficientes para buscar todo lo que se busca. Con más, lo que se encuentre será más seguro."
      : days >= firstLook
        ? `El dolor, el sueño y la energía ya se comparan. Con ${count(needed - days)} más, también los ritmos y los síntomas sueltos.`
        : `Los hilos rojos necesitan días que comparar: a partir de ${firstLook} días se pueden comparar el dolor, el sueño y la energía.`,
  title: "¿Cómo está?",
  titleToday: "¿Cómo está hoy?",
  text: "Pulse lo que quiera decir y guárdelo. Todo es opcional.",
  back: "Mi espacio de salud",
  day: "Día",
  editing: "Ya anotó este día. Lo que cambie aquí lo sustituye.",
  pain: "Dolor",
  painHint: "0 es ninguno, 10 es el peor que pueda imaginar",
  sleep: "Horas de sueño",
  sleepHint: "Anoche",
  hours: (hours, last) => (last ? `${hours} o más` : String(hours)),
  energy: "Energía",
  energyHint: "0 es ninguna, 10 es toda",
  symptom: "Síntomas",
  symptomField: "Síntoma",
  symptomPlaceholder: "Por ejemplo, en inglés: headache",
  severity: (name) => `¿Qué fuerza tuvo? (${name})`,
  severityHint: "0 es ninguna, 10 es la peor",
  medicine: "Medicamentos tomados",
  medicineField: "Medicamento",
  medicinePlaceholder: "Por ejemplo: ibuprofen 400 mg",
  suggested: "De ayer y de sus documentos",
  add: "Añadir",
  addNamed: (field) => `Añadir: ${field}`,
  note: "Nota",
  notePlaceholder: "Algo más sobre este día",
  clear: "Borrar",
  clearNamed: (name) => `Borrar: ${name}`,
  save: "Guardar",
  saveChanges: "Guardar el cambio",
  nothing: "Rellene al menos una cosa.",
  saved: { title: "Día anotado" },
  failed: "No se pudo guardar",
  loadFailed: "No se pudo abrir lo que anotó este día.",
  edit: "Cambiar",
};
