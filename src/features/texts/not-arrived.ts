/** Words of the page that the service worker shows while nothing of the app is on the device yet. It knows no chosen language: both are here. */
export const notArrivedEn = {
  heading: "Red Thread has not arrived on this device yet",
  why: "The connection went away before the first part was here. Nothing of yours is lost.",
  healing: "This page looks for the connection every few seconds and opens by itself when it is back.",
  again: "Try now",
};

export const notArrivedEs: typeof notArrivedEn = {
  heading: "Red Thread todavía no ha llegado a este dispositivo",
  why: "La conexión se cortó antes de que llegara la primera parte. No se ha perdido nada suyo.",
  healing: "Esta página busca la conexión cada pocos segundos y se abre sola cuando vuelve.",
  again: "Probar ahora",
};
