import type { otherVersionsEn } from "./other-versions-en.ts";

/** Spanish words of what two devices wrote while neither knew of the other. */
export const otherVersionsEs: typeof otherVersionsEn = {
  headings: {
    title: "Este documento tiene dos títulos",
    date: "Este documento tiene dos fechas",
    text: "Dos correcciones de las mismas palabras",
    fact: "Dos afirmaciones sobre el mismo hallazgo",
    conversation: "Esta conversación tiene dos títulos",
    question: "Esta pregunta se escribió de dos maneras",
    place: "Borrado en un dispositivo, guardado en otro",
    entry: "Esta anotación se escribió de dos maneras",
    judgement: "Este hilo rojo se valoró de dos maneras",
    other: "Dos dispositivos dicen aquí algo distinto",
  },
  text: "Dos de sus dispositivos escribieron algo distinto mientras no podían comunicarse. No se ha perdido nada: elija cuál vale.",
  inUse: (when) => `En uso ahora · escrito: ${when}`,
  written: (when) => `Escrito: ${when}`,
  keep: "Conservar esta",
  take: "Usar esta",
  takeNamed: (value) => `Usar «${value}»`,
  keepNamed: (value) => `Conservar «${value}»`,
  asRead: "Tal como se leyó, sin corrección",
  notMine: (name) => `«${name}» no es mío`,
  kept: "Guardado",
  binned: "Borrado",
  unknown: "Una versión que aquí no se puede mostrar",
  chosen: { title: "Se guardó su elección", description: "Sus otros dispositivos la seguirán." },
  failed: "No se pudo guardar su elección",
  notice: (count) =>
    count === 1
      ? "Sus dispositivos dicen algo distinto en un lugar"
      : `Sus dispositivos dicen algo distinto en ${count} lugares`,
  look: "Ver y elegir",
};
