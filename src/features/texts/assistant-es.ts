import type { AssistantContext, AssistantScript, assistantEn } from "./assistant-en.ts";
import type { Prices } from "./spanish-prices.ts";

/** The Spanish words of the scripted assistant. */
export function assistantEs(prices: Prices): typeof assistantEn {
  const { priceOf, offerNames, careCircleMembers, consultMinutes, trialDays } = prices;

  const scripts: Record<AssistantContext, AssistantScript> = {
    default: {
      greeting:
        "Hola, soy Ariadne. Puedo hablarle de Red Thread. Mis respuestas están escritas de antemano: no puedo ver sus documentos.",
      replies: {
        "¿Qué es Red Thread?": {
          text: "Un lugar para sus documentos médicos en su propio dispositivo. Explica cada documento en palabras sencillas, responde preguntas a partir de ellos y muestra de dónde viene cada frase. Por ahora resume y responde en inglés.",
          options: ["¿Son privados mis documentos?", "¿Cuánto cuesta?", "Muéstreme la demostración"],
        },
        "¿Son privados mis documentos?": {
          text: "Se leen y se guardan en su dispositivo, sellados con su contraseña. Nada se comparte sin su permiso. Aun así, esto es un prototipo: no suba datos médicos reales.",
          options: ["¿Cuánto cuesta?", "Muéstreme la demostración"],
        },
        "¿Cuánto cuesta?": {
          text: `Este prototipo es gratis. Se prevé que los planes cuesten ${priceOf("healthHub")} al mes (${offerNames.healthHub}) y ${priceOf("advocate")} al mes (${offerNames.advocate}); la consulta con un médico costará ${priceOf("physician")}.`,
          options: ["Ver todos los precios", "Muéstreme la demostración"],
        },
        "Muéstreme la demostración": { redirect: "demo" },
        "Ver todos los precios": { redirect: "pricing" },
      },
    },
    demo: {
      greeting:
        "Hola, soy Ariadne. Está viendo los documentos de Nora Ellis, que es inventada. ¿Qué le gustaría saber? Mis respuestas están escritas de antemano.",
      replies: {
        "¿Quién es Nora?": {
          text: "Una profesora de cerámica ficticia, de 38 años, con artritis reumatoide. Sus seis meses de cartas, análisis, diarios y notas de voz se escribieron para esta demostración.",
          options: ["¿Qué puedo probar aquí?", "¿Hay algo real?", "Ver sus tendencias"],
        },
        "¿Qué puedo probar aquí?": {
          text: "Haga una pregunta, en inglés, sobre sus documentos y pulse los números pequeños: abren las palabras que hay detrás de cada respuesta. También puede ver sus tendencias o llevarse su resumen en PDF.",
          options: ["Ver sus tendencias", "¿Hay algo real?"],
        },
        "¿Hay algo real?": {
          text: "La lectura y las respuestas lo son: el mismo motor que leería sus documentos ha leído los de ella. En la demostración, subir archivos e importar datos de salud es simulado, y así se dice.",
          options: ["¿Qué puedo probar aquí?", "Ver los precios"],
        },
        "Ver sus tendencias": { redirect: "trends" },
        "Ver los precios": { redirect: "pricing" },
      },
    },
    pricing: {
      greeting:
        "Hola, soy Ariadne. Puedo explicarle los planes. Son planes previstos: en este prototipo no se puede comprar nada. Mis respuestas están escritas de antemano.",
      replies: {
        "¿Para quién es cada plan?": {
          text: `${offerNames.healthHub} (${priceOf("healthHub")} al mes) es para guardar y entender sus documentos. ${offerNames.advocate} (${priceOf("advocate")} al mes) añadirá una enfermera especializada a la que llamar. ${offerNames.physician} (${priceOf("physician")} por consulta) será una videoconsulta de ${consultMinutes} minutos.`,
          options: ["¿Hay una prueba gratuita?", "¿Puede participar mi familia?", "Probarlo en la demostración"],
        },
        "¿Hay una prueba gratuita?": {
          text: `Se prevé una prueba gratuita de ${trialDays} días sin tarjeta de crédito. La demostración ya es gratis y no necesita cuenta.`,
          options: ["¿Puede participar mi familia?", "Probarlo en la demostración"],
        },
        "¿Puede participar mi familia?": {
          text: `Con el Círculo de apoyo, previsto a ${priceOf("careCircle")} al mes, hasta ${careCircleMembers} familiares podrían ver los documentos que usted elija.`,
          options: ["¿Para quién es cada plan?", "Probarlo en la demostración"],
        },
        "Probarlo en la demostración": { redirect: "demo" },
      },
    },
    trends: {
      greeting:
        "Hola, soy Ariadne. Estas son las tendencias de Nora Ellis, que es inventada. Puedo decirle cómo leerlas. Mis respuestas están escritas de antemano.",
      replies: {
        "¿Cómo leo los gráficos?": {
          text: "Cada línea es una de las puntuaciones de su diario, de 1 a 10. En el dolor, menos es mejor; en la movilidad y el sueño, más es mejor. Detrás de cada gráfico hay una tabla.",
          options: ["¿Qué significan los colores?", "¿De dónde salen los números?"],
        },
        "¿Qué significan los colores?": {
          text: "Un dolor de 3 o menos es verde, de 4 a 6 amarillo y de más de 6 rojo. La movilidad y el sueño de 7 o más son verdes, de 4 a 6 amarillos y por debajo de 4 rojos.",
          options: ["¿Cómo leo los gráficos?", "¿De dónde salen los números?"],
        },
        "¿De dónde salen los números?": {
          text: "De los archivos del diario que hay entre sus documentos. Los porcentajes comparan la media de su primer mes con la del último.",
          options: ["Volver a la demostración", "Ver los precios"],
        },
        "Volver a la demostración": { redirect: "demo" },
        "Ver los precios": { redirect: "pricing" },
      },
    },
    story: {
      greeting:
        "Hola, soy Ariadne. En el viejo cuento le di a alguien un hilo rojo para que encontrara la salida de un laberinto. Mis respuestas están escritas de antemano. ¿Qué le gustaría saber?",
      replies: {
        "¿Por qué un hilo rojo?": {
          text: "Porque una enfermedad se reparte por muchas habitaciones, y alguien tiene que sostener el hilo que las recorre. En Red Thread es usted.",
          options: ["¿Es verdad la historia?", "Verlo en la demostración"],
        },
        "¿Es verdad la historia?": {
          text: "La mujer es inventada; lo que le pasa les pasa a muchas personas. Todos los pacientes de este prototipo son ficticios.",
          options: ["¿Por qué un hilo rojo?", "Verlo en la demostración"],
        },
        "¿Cuánto costará?": {
          text: `Los planes empezarán en ${priceOf("healthHub")} al mes. El prototipo y su demostración son gratis.`,
          options: ["Ver todos los precios", "Verlo en la demostración"],
        },
        "Verlo en la demostración": { redirect: "demo" },
        "Ver todos los precios": { redirect: "pricing" },
      },
    },
  };

  return {
    name: "Ariadne",
    subtitle: "Asistente de salud con IA",
    scripted: "Ayuda escrita de antemano: las mismas respuestas para todos.",
    close: "Cerrar Ariadne",
    startOver: "Empezar de nuevo",
    messages: "Conversación con Ariadne",
    writing: "Ariadne está respondiendo",
    options: "Lo que puede preguntar",
    you: "Usted",
    scripts,
  };
}
