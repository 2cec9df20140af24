import type { Stays } from "#core/wording/fluent-text.ts";
import type { LanguageFailure } from "#core/wording/language-model.ts";

const stopped = "El modelo de lenguaje se detuvo. Se quedan las palabras del motor integrado.";

const silences: Partial<Record<LanguageFailure["kind"], string>> = {
  unsupported: "Este dispositivo no puede usar el modelo elegido. Se quedan las palabras del motor integrado.",
  damaged:
    "Un archivo del modelo de lenguaje está dañado. Se quedan las palabras del motor integrado; descargue el modelo de nuevo.",
  "out-of-memory": "No había memoria suficiente para el modelo. Se quedan las palabras del motor integrado.",
  "device-lost": stopped,
  crashed: stopped,
  silent: "El modelo de lenguaje calló demasiado tiempo. Se quedan las palabras del motor integrado.",
  resting: "El modelo de lenguaje falló dos veces y descansa. Se quedan las palabras del motor integrado.",
  "too-long": "Es más de lo que cabe en el modelo. Se quedan las palabras del motor integrado.",
};

const reasons: Record<Exclude<Stays["kind"], "model">, string> = {
  "fixed-words": "",
  "nothing-found": "",
  withheld: "Este documento contiene palabras dirigidas a una máquina, así que no se preguntó a ningún modelo.",
  "too-little": "Las palabras del modelo no pasaron la comprobación. Se quedan las del motor integrado.",
};

/** Words around what a language model words, in Spanish. */
export const wordingEs = {
  gettingReady: (model: string) => `${model} se prepara en este dispositivo …`,
  writing: (model: string) =>
    `${model} escribe en este dispositivo. Solo se quedará lo que pase la comprobación con sus documentos.`,
  draft: "Borrador, aún sin comprobar",
  stop: "Detener",
  builtIn: "Lo dice el motor integrado, en este dispositivo",
  worded: (model: string) => `Con palabras de ${model} en este dispositivo, comprobadas con los documentos`,
  showBuiltIn: "Ver las palabras del motor integrado",
  showWorded: "Ver las palabras nuevas",
  ask: (model: string) => `Decirlo con palabras de ${model}`,
  tryAgain: "Dejar que lo intente de nuevo",
  stays: (because: Stays) =>
    because.kind === "model" ? (silences[because.failure.kind] ?? "") : reasons[because.kind],
};
