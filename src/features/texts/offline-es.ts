import type { offlineEn } from "./offline-en.ts";

const list = new Intl.ListFormat("es");

/** Spanish words of what is kept for times without a network, and of new versions. */
export const offlineEs: typeof offlineEn = {
  ready: "Listo sin conexión: aquí todo funciona sin red.",
  stillToCome: (parts, size) =>
    `Preparándose para funcionar sin conexión. Falta por llegar: ${list.format(parts)} (${size}).`,
  parts: {
    start: "la propia aplicación",
    demo: "la demostración",
    screens: "algunas pantallas",
    pdfs: "la lectura de PDF",
    photos: "la lectura de fotos y escaneos",
    answers: "las respuestas más cuidadosas",
    others: "la lectura de otros tipos de archivos y los originales de la demostración",
  },
  screenMissing: "Esta pantalla todavía no está en este dispositivo",
  screenMissingHint:
    "Necesita la red una vez. Se abre sola cuando vuelve la conexión, y sus documentos están a salvo aquí.",
  tryAgain: "Probar otra vez",
  newVersion: "Hay una versión nueva.",
  newVersionHint: "Lo que ha escrito se conserva.",
  takeNewVersion: "Empezar ahora",
};
