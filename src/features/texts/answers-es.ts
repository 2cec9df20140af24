import type { answersEn } from "./answers-en.ts";

/** Spanish words of an answer's shape. */
export const answersEs: typeof answersEn = {
  about: "Sobre esta respuesta",
  more: (count) => (count === 1 ? "1 frase más" : `${count} frases más`),
  sources: (count) => (count === 1 ? "1 fuente" : `${count} fuentes`),
  moreSources: (count) => (count === 1 ? "1 fuente más" : `${count} fuentes más`),
  toDo: "No consta como hecho en sus documentos",
  pastDue: "Fuera de plazo",
  pastDueSince: (day) => `desde el ${day}`,
  dueBy: (day) => `Antes del ${day}`,
  asked: (day) => `Pedido el ${day}`,
  noDay: "Sin fecha en el documento",
  people: "Personas",
  call: (name, phone) => `Llamar a ${name}, ${phone}`,
  results: "Resultados a lo largo del tiempo",
  course: (name, values) => `${name} a lo largo del tiempo: ${values}`,
  value: (value, day) => `${value} el ${day}`,
  range: (low, high) =>
    low === undefined
      ? `rango habitual hasta ${high}`
      : high === undefined
        ? `rango habitual desde ${low}`
        : `rango habitual de ${low} a ${high}`,
  table: "Como tabla",
  day: "Día",
  valueHead: "Valor",
  source: (number, name, page) => `Fuente ${number}: ${name}, página ${page}`,
  opens: (value, name, page) => `${value}: ${name}, página ${page}`,
};
