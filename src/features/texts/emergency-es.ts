import type { emergencyEn } from "./emergency-en.ts";

/** Spanish words of the emergency card. */
export const emergencyEs: typeof emergencyEn = {
  title: "Tarjeta de emergencia",
  open: "Tarjeta de emergencia",
  text: "Lo que debe saber quien le ayude en una emergencia, según sus documentos. Llévela en la cartera o como imagen de la pantalla de bloqueo.",
  privacy: "Cualquiera que tenga su teléfono o el papel puede leerla.",
  back: "Para mi cita",
  savePdf: "Guardar como PDF",
  savePicture: "Guardar como imagen",
  saving: "Preparando...",
  failed: { title: "No se pudo hacer la tarjeta" },
  pictures: (count) =>
    count === 1
      ? { title: "Imagen guardada", description: "Elíjala como imagen de la pantalla de bloqueo." }
      : { title: `${count} imágenes guardadas`, description: "Todo no cabe en una. Guárdelas juntas." },
  made: (day) => `a fecha de ${day}`,
  pageOf: (page, count) => `${page} de ${count}`,
  noName: "Sin nombre en los documentos",
  born: (day) => `Fecha de nacimiento: ${day}`,
  noBirth: "Sin fecha de nacimiento en los documentos",
  allergies: "Alergias",
  noAllergies: "Los documentos no nombran ninguna. Eso no significa que no haya.",
  doubtful: "en duda",
  medicines: "Medicamentos",
  noMedicines: "Los documentos no nombran ninguno.",
  problems: "Enfermedades",
  noProblems: "Los documentos no nombran ninguna.",
  suspected: "sospecha",
  contacts: "Contacto",
  notice: (unread) =>
    unread === 0
      ? "Reunido por un programa a partir de los documentos del paciente. Puede ser incorrecto o incompleto."
      : "Reunido por un programa a partir de los documentos del paciente. No todos se pudieron leer, así que puede ser incorrecto o incompleto.",
  noFacts:
    "Sus documentos no nombran todavía ninguna alergia, medicamento ni enfermedad, así que no hay nada que poner en una tarjeta.",
  loading: "Buscando en sus documentos",
  loadFailed: "No se pudo reunir esto. Cargue la página de nuevo.",
  sources: "De dónde viene esto",
  filename: (day, ending) => `tarjeta-de-emergencia-${day}.${ending}`,
};
