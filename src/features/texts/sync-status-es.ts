import type { syncStatusEn } from "./sync-status-en.ts";

/** Spanish words of how this device stands to the others of its account. */
export const syncStatusEs: typeof syncStatusEn = {
  savedHere: "Guardado aquí",
  syncing: (done, of) => `Sincronizando ${done} de ${of}`,
  syncingQuietly: "Sincronizando",
  upToDate: "Al día",
  offline: (since) => `Sin conexión desde ${since}`,
  problems: {
    "signed-out": {
      short: "Sin sesión",
      title: "Este dispositivo ya no tiene sesión en el servidor",
      text: "La sesión terminó o se cerró desde otro dispositivo. Sus documentos de aquí están seguros. Conéctese de nuevo para continuar.",
    },
    "server-full": {
      short: "Servidor lleno",
      title: "El servidor ya no tiene espacio",
      text: "Sus documentos están seguros en este dispositivo, y lo que otros enviaron sigue llegando. Quien gestiona el servidor tiene que hacer sitio; después continúa solo.",
    },
    "device-full": {
      short: "Dispositivo lleno",
      title: "Este dispositivo ya no tiene espacio",
      text: "Sus documentos de aquí están seguros, pero ya no cabe nada más de sus otros dispositivos. Haga sitio en este dispositivo, o vacíe la papelera, e inténtelo de nuevo.",
    },
    "too-old": {
      short: "Hay que actualizar",
      title: "Esta versión es demasiado antigua para el servidor",
      text: "Sus documentos y cambios están seguros aquí. Cargue la versión nueva y se enviarán.",
    },
    untrusted: {
      short: "Error de control",
      title: "Lo que envió el servidor no es correcto",
      text: "Algo del servidor no pasó los controles de este dispositivo: está dañado, o alguien lo cambió. No se aceptó nada de ello, y sus documentos de aquí están seguros. Inténtelo de nuevo; si sigue así, avise a quien gestiona el servidor.",
    },
    unexpected: {
      short: "Interrumpido",
      title: "Ocurrió algo inesperado",
      text: "Sus documentos están seguros en este dispositivo. Se intenta de nuevo solo, o ahora si quiere.",
    },
  },
  details: "Sus dispositivos",
  savedHereText: "Todo está seguro en este dispositivo. Ahora se preguntará al servidor.",
  syncingText:
    "Sus cambios ya están seguros en este dispositivo y van de camino a los demás. Mientras tanto puede continuar.",
  upToDateText: (at) => `Todos sus dispositivos tienen los mismos documentos. Comprobado por última vez: ${at}.`,
  offlineText: "Puede continuar sin conexión. Todo se guarda en este dispositivo y se envía cuando la haya de nuevo.",
  waiting: (count) => (count === 1 ? "1 cambio espera a ser enviado." : `${count} cambios esperan a ser enviados.`),
  now: "Sincronizar ahora",
  tryAgain: "Intentar de nuevo",
  connect: "Conectar de nuevo",
  makeSpace: "Ver qué ocupa espacio",
  reload: "Cargar la versión nueva",
  settings: "Dispositivos y ajustes",
};
