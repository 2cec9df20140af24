import type { errorCatalogue } from "./error-catalogue.ts";

/** What a person is told in Spanish when something succeeds or fails, row by row as in the English catalogue. */
export const errorsEs: typeof errorCatalogue = {
  signIn: { title: "Algo no salió bien", fallback: "No se pudo iniciar la sesión" },
  registration: { title: "Algo no salió bien", fallback: "No se pudo crear la cuenta" },
  signedIn: {
    title: "Le damos la bienvenida de nuevo a Red Thread",
    description: "Sus documentos están abiertos en este dispositivo.",
  },
  registered: { title: "¡Su cuenta está lista!", description: "Le damos la bienvenida a Red Thread" },
  uploadFailed: { title: "No se pudo subir", description: "Inténtelo de nuevo o revise el formato del archivo." },
  uploadSuccessful: {
    title: "Archivos recibidos",
    description: (files) =>
      `${files} ${files === 1 ? "archivo recibido" : "archivos recibidos"}. Ya empezó la lectura.`,
  },
  uploadSuccessfulOnHub: {
    title: "Archivo recibido",
    description: "Estamos leyendo su documento. Puede tardar unos momentos.",
  },
  conversationFailed: { title: "Algo no salió bien", description: "No se pudo crear la conversación" },
  messageFailed: { title: "Algo no salió bien", description: "No se pudo enviar el mensaje" },
  noConversation: "No hay ninguna conversación elegida",
  recordsChatFailed: { title: "No se pudo responder" },
  retryFailed: { title: "No se pudo reintentar" },
  retried: { title: "La lectura empezó de nuevo", description: "Estamos leyendo su documento otra vez." },
  personaFailed: "No se pudo cargar la información de la paciente",
  personaMissing: "No se encontró la paciente de la demostración",
  notFound: "404 Página no encontrada",
};
