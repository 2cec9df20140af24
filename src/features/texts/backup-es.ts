import type { backupEn } from "./backup-en.ts";

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Spanish words of sealed backups. */
export const backupEs: typeof backupEn = {
  title: "Copia de seguridad",
  text: "Una copia sellada de todo, fuera de este navegador: si el navegador o el teléfono pierden sus documentos, vuelven de ella. Solo la abre su código de recuperación.",
  none: "Todavía no hay ninguna copia.",
  last: (moment, documents, size) =>
    `Última copia: ${moment} (${count(documents, "documento", "documentos")}, ${size})`,
  news: "Desde entonces se añadió o cambió algo.",
  noNews: "Desde entonces no se añadió nada.",
  inFolder: (name) =>
    `Se guarda sola en su carpeta «${name}»: una vez al día, cuando se añadió algo, mientras Red Thread está abierto. Cada copia se vuelve a leer hasta el final.`,
  folderAsks: (name) =>
    `El navegador pregunta otra vez antes de escribir en su carpeta «${name}». Basta con pulsar una vez.`,
  folderFailed: "La última copia no se pudo escribir en la carpeta. ¿Sigue ahí, y hay sitio?",
  chooseFolder: "Elegir una carpeta una vez",
  chooseFolderText:
    "Elegida una carpeta, ocurre solo. Lo mejor es una carpeta que se copie a otro sitio (una nube, otro disco).",
  otherFolder: "Otra carpeta",
  forgetFolder: "Dejar de usar la carpeta",
  byHand: "Este navegador no puede hacerlo solo: hay que pulsar una vez. Guarde el archivo fuera de este navegador.",
  backUp: "Hacer una copia ahora",
  running: (done, total) => `Sellando ${done} de ${total}...`,
  done: { title: "Su copia está hecha", description: "Está sellada: solo la abre su código de recuperación." },
  failed: { title: "La copia falló", description: "Aquí no se perdió nada. Inténtelo otra vez." },
  noCode: {
    title: "Primero hace falta un código de recuperación",
    description: "Es lo que abre una copia. Cree uno en Contraseña y código de recuperación.",
  },
  made: "Su copia está lista para guardarla.",
  save: "Guardarla ahora",
  tryTitle: "Probarla",
  tryText: "Elija una copia y escriba su código de recuperación. Se abre y se lee hasta el final; aquí no cambia nada.",
  tried: (moment) => `Última prueba: ${moment}`,
  neverTried: "Todavía no se probó ninguna copia.",
  chooseFile: "Elegir una copia",
  chosen: (name) => `Elegida: ${name}`,
  code: "Código de recuperación",
  codeHint: "El que tenía cuando se hizo la copia.",
  tryIt: "Abrirla y leerla",
  trying: (done, total) => (total === 0 ? "Abriendo..." : `Leyendo ${done} de ${total}...`),
  whole: (records) =>
    `Se abre con su código, y ${count(records, "documento está entero", "documentos están enteros")}.`,
  hereInside: (inside, here) =>
    `${inside} de ${here === 1 ? "1 documento" : `los ${here} documentos`} de este dispositivo están en ella.`,
  damaged: (records) =>
    `${count(records, "documento está dañado", "documentos están dañados")} en esta copia. Haga una nueva.`,
  bringBack: "Traer lo que no está aquí",
  bringingBack: (done, total) => `Trayendo ${done} de ${total}...`,
  broughtBack: (records) => `${count(records, "documento ha vuelto", "documentos han vuelto")}.`,
  failures: {
    "not-a-backup": "Este archivo no es una copia de Red Thread. Su nombre termina en «.redthread».",
    "newer-version": "Esta copia es de una versión más nueva de Red Thread. Actualice esta y pruebe otra vez.",
    damaged: "Esta copia está dañada o no se copió entera. Si tiene otra, elíjala.",
    "wrong-code": "Este código no abre esta copia. Una copia se abre con el código que usted tenía cuando se hizo.",
  },
  restore: "Restaurar una copia",
  restoreTitle: "Traer de vuelta sus documentos",
  restoreText:
    "De una copia de seguridad y el código de recuperación que usted apuntó. Vuelven como eran, y el código sigue siendo el mismo.",
  missing: "Elija la copia y escriba el código, su correo electrónico y una contraseña.",
  email: "Correo electrónico",
  newPassword: "Contraseña nueva",
  passwordHint: "6 caracteres como mínimo",
  show: "Mostrar la contraseña",
  hide: "Ocultar la contraseña",
  restoring: "Abriendo...",
  restored: (records) => ({
    title: "Sus documentos han vuelto",
    description: `${count(records, "documento ha vuelto", "documentos han vuelto")} de su copia.`,
  }),
  refused: (records) =>
    `${count(records, "documento de la copia está dañado y no pudo volver", "documentos de la copia están dañados y no pudieron volver")}.`,
  restoreFailed: "No se pudieron traer sus documentos. Lo que ha llegado se queda; inténtelo otra vez.",
  restorePasswordShort: "La contraseña debe tener 6 caracteres como mínimo.",
  toSignIn: "Iniciar sesión",
  reminderTitle: "Solo en este dispositivo",
  reminderNever: "Si el navegador o el dispositivo los pierde, nada los trae de vuelta. Una copia sellada, sí.",
  reminderOld: (day) => `Su última copia es del ${day}, y desde entonces se añadió algo.`,
  lineNone: "Todavía sin copia",
  line: (day) => `Copia: ${day}`,
};
