import type { voiceEn } from "./voice-en.ts";

/** Spanish words around voice notes: recording one, playing one, and the pack that writes them down. */
export const voiceEs: typeof voiceEn = {
  recorder: {
    open: "Grabar una nota de voz",
    title: "Grabar una nota de voz",
    intro: "Hasta diez minutos. La grabación se queda en este dispositivo.",
    close: "Cerrar",
    asking: "Esperando el micrófono. Es posible que su navegador le pida permiso.",
    troubles: {
      refused:
        "Este sitio no puede usar el micrófono. Permítalo en los ajustes de su navegador para esta página e inténtelo de nuevo. También puede subir una grabación.",
      missing: "No se encontró ningún micrófono en este dispositivo. Puede subir una grabación.",
      taken: "No se pudo abrir el micrófono. Quizá lo esté usando otro programa: ciérrelo e inténtelo de nuevo.",
      unsupported: "Este navegador no puede grabar aquí. Puede subir una grabación.",
    },
    tryAgain: "Intentar de nuevo",
    recording: "Grabando",
    paused: "En pausa",
    level: "Volumen",
    left: (clock) => `Quedan ${clock}`,
    pause: "Pausa",
    resume: "Seguir",
    finish: "Terminar",
    recorded: (clock) => `${clock} de grabación. Escúchela o guárdela como está.`,
    full: "Los diez minutos están completos y la grabación se detuvo. No se perdió nada: guárdela y grabe el resto en otra nota.",
    listen: "Su grabación",
    save: "Guardar esta nota",
    again: "Grabar de nuevo",
    discard: "Descartar",
  },
  player: {
    play: "Reproducir",
    pause: "Pausa",
    position: "Lugar en la grabación",
    at: (clock, all) => `${clock} de ${all}`,
    playPlace: (from, to) => `Escuchar las palabras marcadas (de ${from} a ${to})`,
    transcript: "Lo que se dice",
    seekHint: "Lo escribió este dispositivo, que puede entender mal. Pulse una frase para escucharla.",
  },
  misheard: {
    title: "Un medicamento que quizá se entendió mal",
    leave: "No, dejarlo así",
    leaveNamed: (heard) => `No, dejar “${heard}” así`,
  },
  /** Over the offer of the pack that writes voice notes down. */
  offer: "Ponga por escrito sus notas de voz",
};
