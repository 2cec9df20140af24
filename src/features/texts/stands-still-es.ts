import type { standsStillEn } from "./stands-still-en.ts";

export const standsStillEs: typeof standsStillEn = {
  record:
    "Está tardando más de lo normal. Su archivo está a salvo: lo que no avanza se detiene y se intenta otra vez, y los documentos siguientes se leen igualmente.",
  question:
    "Está tardando más de lo normal. Termina por sí solo: con una respuesta o con la posibilidad de preguntar otra vez. Su pregunta no se pierde.",
};
