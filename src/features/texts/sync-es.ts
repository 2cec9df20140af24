import type { syncEn } from "./sync-en.ts";

/** Spanish words of an account on several devices. */
export const syncEs: typeof syncEn = {
  title: "Varios dispositivos",
  accountText: "Está en este dispositivo y en los demás donde inició sesión.",
  deleteText:
    "Esto borra su cuenta solo de este dispositivo. Lo que está en el servidor y en sus otros dispositivos se queda: para borrarlo del servidor, hágalo antes, en Varios dispositivos.",
  off: {
    text: "Sus documentos están solo en este dispositivo. También pueden guardarse en el servidor de esta dirección, para que su teléfono y su computadora muestren lo mismo.",
    turnOn: "Usar varios dispositivos",
  },
  turnOn: {
    heading: "¿Quién puede leer sus documentos?",
    private: {
      label: "Solo mis propios dispositivos",
      advice: "Recomendado",
      text: "Todo se cierra con llave en este dispositivo antes de salir. El servidor no puede leer ni una palabra, y tampoco quien lo administra. Un dispositivo nuevo necesita su contraseña y las letras de un kit de recuperación, que imprimirá a continuación.",
    },
    assisted: {
      label: "Mis dispositivos y el servidor",
      advice: "",
      text: "El servidor puede leer sus documentos, y también podría quien lo administre o entre en él por la fuerza. Un dispositivo nuevo solo necesita su contraseña.",
    },
    consent: "Mis documentos pueden leerse en el servidor. Sé lo que eso significa y estoy de acuerdo.",
    consentMissing: "Marque la casilla, o elija que solo sus propios dispositivos puedan leer.",
    submit: "Activar",
    busy: "Activando...",
    done: { title: "Varios dispositivos: activado" },
  },
  password: "Su contraseña",
  cancel: "Cancelar",
  connect: {
    heading: "Este correo ya tiene una cuenta allí",
    text: "Si es suya, conecte este dispositivo a ella: sus documentos de aquí se suman a los de allí. Necesita las letras de su kit de recuperación.",
    submit: "Conectar",
    busy: "Conectando...",
  },
  letters: {
    label: "Letras del kit de recuperación",
    hint: "Siete grupos de cuatro, como están en la hoja.",
    none: "Mi cuenta no tiene letras",
    some: "Tengo letras",
    noneText: "Solo no las tienen las cuentas cuyo servidor puede leer los documentos.",
  },
  reconnect: {
    heading: "Este dispositivo no tiene la sesión abierta",
    text: "Se cerró desde la lista de dispositivos, cambió la contraseña o se desactivó aquí. Sus documentos en este dispositivo están a salvo. Escriba su contraseña para continuar.",
    submit: "Continuar",
    changed: "Tengo letras nuevas, o ya no las necesito",
    changedText:
      "En otro dispositivo se cambió quién puede leer sus documentos. Escriba las letras del kit de recuperación nuevo.",
    busy: "Conectando...",
  },
  on: {
    private: "Solo sus propios dispositivos pueden leer sus documentos.",
    assisted: "Sus dispositivos y el servidor pueden leer sus documentos.",
    devices: "Sesiones abiertas",
    thisDevice: "Este dispositivo",
    program: "Un programa sin la aplicación",
    unnamed: "Un dispositivo",
    lastUsed: (when) => `último uso ${when}`,
    notSignedIn: "sesión cerrada",
    added: (when) => `añadido ${when}`,
    signOut: "Cerrar sesión",
    signOutDevice: (name) => `Cerrar la sesión de ${name}`,
    signedOutNow: "Su sesión está cerrada. Lo que hay en él sigue en él: si se perdió, cambie también su contraseña.",
    listFailed: "No se pudo cargar la lista",
    again: "Intentar de nuevo",
    loading: "Cargando la lista...",
    kitReminder: "Todavía no ha guardado su kit de recuperación.",
    kitReminderText: "Sin sus letras, ningún otro dispositivo puede abrir sus documentos.",
    showKit: "Kit de recuperación",
    change: "Cambiar quién puede leer",
    turnOff: "Desactivar en este dispositivo",
    remove: "Borrar del servidor",
  },
  change: {
    consentMissing: "Marque primero la casilla.",
    toAssisted: {
      heading: "Permitir que el servidor lea sus documentos",
      text: "Lo que está en el servidor se borra y se envía de nuevo de forma legible. Se cierra la sesión de todos los demás dispositivos, que necesitarán su contraseña una vez.",
    },
    toPrivate: {
      heading: "Que solo lean sus propios dispositivos",
      text: "Lo que está en el servidor se borra allí y se envía de nuevo, cerrado con llave. Se cierra la sesión de todos los demás dispositivos, que necesitarán su contraseña y las letras de un kit de recuperación nuevo.",
    },
    submit: "Cambiar",
    busy: "Cambiando...",
    done: { title: "Cambiado. Sus documentos se están enviando de nuevo." },
  },
  turnOff: {
    heading: "¿Desactivar en este dispositivo?",
    text: "Sus documentos siguen aquí, en el servidor y en sus otros dispositivos. Ya no se mantendrán iguales.",
    submit: "Desactivar",
  },
  remove: {
    heading: "¿Borrar del servidor?",
    text: "Se borra todo lo que el servidor guarda de su cuenta. Sus dispositivos conservan lo que tienen y ya no se mantendrán iguales.",
    submit: "Borrar del servidor",
    busy: "Borrando...",
    done: { title: "Borrado del servidor" },
  },
  kit: {
    title: "Kit de recuperación",
    text: "Con esta hoja y su contraseña inicia sesión en otro dispositivo. Sin ella nadie puede hacerlo, y nadie puede volver a hacerla por usted. Imprímala y guárdela con sus papeles importantes.",
    address: "Dirección",
    email: "Correo electrónico",
    letters: "Letras",
    square: "Cuadrado con la dirección y las letras, para la cámara de un teléfono",
    steps: [
      "En el otro dispositivo, apunte la cámara al cuadrado: abre Red Thread con su correo y sus letras ya escritos.",
      "Sin cámara, abra allí la dirección, elija «Mi cuenta está en otro dispositivo» y escriba ambos.",
      "Escriba su contraseña.",
    ],
    codeNote:
      "Su código de recuperación es otra cosa: sirve para poner una contraseña nueva si olvidó la suya. Guarde los dos, en lugares distintos.",
    print: "Imprimir",
    kept: "Ya lo guardé",
    back: "Volver a los ajustes",
    missing: "Esta cuenta no tiene kit de recuperación.",
  },
  elsewhere: {
    heading: "Traiga su cuenta a este dispositivo",
    text: "Sus documentos vienen del servidor de esta dirección. Se abren aquí, con su contraseña y sus letras.",
    submit: "Iniciar sesión",
    busy: "Abriendo sus documentos...",
    failed: "No se pudo abrir la cuenta",
  },
  failures: {
    unreachable: "No se pudo llegar al servidor. Inténtelo de nuevo cuando tenga conexión.",
    otherKind:
      "El servidor dice otra cosa que este dispositivo sobre quién puede leer sus documentos, así que no se envió nada. Si lo cambió usted en otro dispositivo, confírmelo aquí en «Tengo letras nuevas, o ya no las necesito».",
    altered:
      "Lo que respondió el servidor no corresponde a su cuenta tal como la conoce este dispositivo. No se aceptó nada y no se envió nada. Avise a quien administra el servidor.",
    older:
      "El servidor muestra un estado de su cuenta más antiguo que el que este dispositivo ya ha visto. No se aceptó nada y no se envió nada. Avise a quien administra el servidor.",
    unsigned:
      "Esta cuenta se hizo con una versión anterior de la aplicación, o el servidor omitió algo. En un dispositivo que la tenga, desactive Varios dispositivos y actívelo de nuevo; después inténtelo aquí otra vez.",
    wrong: "El correo, la contraseña y las letras no corresponden.",
    wrongHere: "Esta no es su contraseña en este dispositivo.",
    tooMany: "Se intentó demasiadas veces. Espere un minuto.",
    taken: "Ya hay una cuenta con este correo en el servidor.",
    alreadyHere:
      "Este correo ya tiene una cuenta en este dispositivo. Inicie sesión en ella y conéctela en los ajustes, en Varios dispositivos.",
    signedOut: "Este dispositivo no tiene la sesión abierta en el servidor. Conéctelo primero.",
    letters: {
      "too-short": "Faltan letras: son siete grupos de cuatro.",
      "too-long": "Sobran letras: son siete grupos de cuatro.",
      "unknown-letter": "Entre las letras hay un signo que ningún kit de recuperación tiene.",
      mistyped: "Hay un error al escribir las letras.",
      "recovery-code":
        "Este es su código de recuperación. Hacen falta las letras del kit de recuperación, que están en otra hoja.",
    },
    stillComing: "Algunos originales todavía están llegando a este dispositivo. Espere a que estén aquí.",
    lookAtGroup: (group) => ` Revise el grupo ${group}.`,
    missingLetters: "Escriba las letras de su kit de recuperación, o indique que su cuenta no las tiene.",
    failed: "No funcionó. Inténtelo de nuevo.",
  },
};
