import type { ReadingFailureCode } from "#core/domain/failure.ts";

/** Why a record waits or could not be read, as the sentences of the records themselves say it in English. */
export const readingFailuresEs: Record<ReadingFailureCode | "no-speech-reader" | "password-needed", string> = {
  empty: "Este archivo está vacío. Elíjalo otra vez, por favor.",
  "too-large": "Este archivo pesa más de 10 MB. Suba una copia más pequeña, por favor.",
  "unsupported-type":
    "Este tipo de archivo no se puede leer. Suba un PDF, una imagen, una nota de voz o un archivo de texto (Word, texto, tabla, página web o correo), por favor.",
  mislabelled: "El contenido de este archivo no corresponde a su nombre. Revíselo y súbalo otra vez, por favor.",
  "password-protected": "Este PDF está cerrado con una contraseña. Suba una copia que se abra sin ella, por favor.",
  "wrong-password": "Esa contraseña no abrió este PDF. Inténtelo otra vez, por favor.",
  damaged: "Este archivo está dañado y no se pudo abrir. Si tiene otra copia, suba esa, por favor.",
  "too-many-pixels":
    "Esta imagen es demasiado grande para leerla en este dispositivo. Suba una copia más pequeña, por favor.",
  "too-many-pages":
    "Este archivo tiene demasiadas páginas para leerlo en este dispositivo. Súbalo por partes, por favor.",
  "unpacks-too-large":
    "Este archivo es pequeño, pero al abrirse ocupa más de lo que cabe en este dispositivo. Suba otra copia o un escaneo, por favor.",
  "too-long": "Esta grabación dura más de 30 minutos. Súbala por partes, por favor.",
  "unknown-sound":
    "Este navegador no puede abrir este tipo de grabación. Queda guardada; una copia en MP3 o WAV sí se puede transcribir.",
  "no-speech":
    "En esta grabación no se oyó hablar a nadie, así que no se transcribió nada. Queda guardada y se puede escuchar. Si alguien habla en ella, grábela otra vez más cerca del micrófono, por favor.",
  "no-text": "No se encontraron palabras en este archivo. Si es una foto, inténtelo otra vez con mejor luz, por favor.",
  "timed-out": "La lectura de este archivo tardó demasiado y se detuvo. Puede intentarlo otra vez.",
  "reader-stopped": "El lector se detuvo mientras leía este archivo. Puede intentarlo otra vez.",
  interrupted: "La lectura de este archivo se interrumpió tres veces. Puede intentarlo otra vez.",
  cancelled: "Se detuvo la lectura de este archivo.",
  "no-speech-reader":
    "Su nota de voz está guardada y se puede escuchar. Lo que se dice en ella se transcribe cuando este dispositivo tenga el paquete de voz.",
  "password-needed": "Este PDF está cerrado. Escriba su contraseña y se leerá; la contraseña no se guarda.",
};
