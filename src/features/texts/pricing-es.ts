import type { PricedOffer } from "./prices.ts";
import type { PricingPlan, pricingEn } from "./pricing-en.ts";
import type { Prices } from "./spanish-prices.ts";

/** The Spanish words of the pricing page. What is planned is called planned. The names of the offers are names, and stay. */
export function pricingEs(prices: Prices): typeof pricingEn {
  const { priceOf, offerNames, careCircleMembers, consultMinutes, trialDays } = prices;

  function plan(offer: PricedOffer, rest: Omit<PricingPlan, "name" | "price">): PricingPlan {
    return { name: offerNames[offer], price: priceOf(offer), ...rest };
  }

  const plans: PricingPlan[] = [
    plan("healthHub", {
      period: "al mes",
      description: "Sus documentos, leídos y explicados en su propio dispositivo.",
      features: [
        { text: "Todos sus documentos en una línea de tiempo", included: true },
        { text: "Cada documento en palabras sencillas, con su fuente", included: true },
        { text: "Hilos rojos y respuestas desde sus documentos", included: true },
        { text: "Enfermera especializada por teléfono", included: false },
        { text: "Videoconsulta con un médico", included: false },
      ],
    }),
    plan("advocate", {
      period: "al mes",
      description: "Su espacio de salud y una enfermera especializada a la que llamar.",
      badge: "El más elegido",
      features: [
        { text: `Todo lo de ${offerNames.healthHub}`, included: true },
        { text: "Enfermera especializada por teléfono", included: true },
        { text: "Ayuda para preparar una cita", included: true },
        { text: "Alguien con quien repasar los resultados nuevos", included: true },
        { text: "Videoconsulta con un médico", included: false },
      ],
    }),
    plan("physician", {
      period: "por consulta",
      description: "Una conversación larga con un médico que tiene su resumen delante.",
      features: [
        { text: `Videoconsulta de ${consultMinutes} minutos`, included: true },
        { text: "Un resumen de sus documentos, hecho de antemano", included: true },
        { text: "Los próximos pasos por escrito", included: true },
        { text: "Sin necesidad de un plan mensual", included: true },
        { text: "Enfermera especializada por teléfono", included: false },
      ],
    }),
  ];

  return {
    title: "Precios",
    heading: "Precios claros",
    lead: "Esto es lo que se prevé que cueste Red Thread. El prototipo es gratis: aquí no se puede comprar nada y nadie pide una tarjeta.",
    plans,
    planned: "Previsto",
    included: "Incluido:",
    notIncluded: "No incluido:",
    choose: "Verlo en la demostración",
    badgeNote: "«El más elegido» forma parte de la lista de precios prevista. Nadie ha comprado todavía un plan.",
    careCircle: {
      heading: "Añada un Círculo de apoyo",
      price: priceOf("careCircle"),
      period: "al mes",
      text: `Previsto para hasta ${careCircleMembers} familiares o cuidadores; cada uno ve lo que usted permita.`,
      more: "Sobre el Círculo de apoyo",
    },
    reassurance: [
      {
        title: `Prueba gratuita de ${trialDays} días`,
        text: "Prevista para los dos planes mensuales, sin tarjeta de crédito.",
      },
      { title: "Puede irse cuando quiera", text: "Los planes mensuales terminarán con el mes en que usted lo diga." },
      {
        title: "Sus documentos siguen siendo suyos",
        text: "Están en su dispositivo, con un plan o sin él, y puede borrar cualquiera de ellos.",
      },
    ],
    reassuranceHeading: "Lo que acompaña a cada plan",
    faqHeading: "Preguntas",
    faq: [
      {
        question: "¿Puedo comprar un plan hoy?",
        answer:
          "No. Red Thread es un prototipo. Los botones de esta página llevan a la demostración, que es gratis y no necesita cuenta.",
      },
      {
        question: "¿Hará falta una tarjeta de crédito para la prueba gratuita?",
        answer: `No. Se prevé una prueba gratuita de ${trialDays} días sin tarjeta de crédito y sin una suscripción que empiece sola.`,
      },
      {
        question: "¿Quién es la enfermera especializada?",
        answer: `En el plan ${offerNames.advocate} (${priceOf("advocate")} al mes) habrá una enfermera especializada a la que llamar. En este prototipo no hay ninguna: nadie lee sus documentos ni le responde, salvo el programa en su dispositivo.`,
      },
      {
        question: "¿Qué es la consulta con un médico?",
        answer: `Una videoconsulta prevista de ${consultMinutes} minutos por ${priceOf("physician")}. Todavía no se puede reservar. Si algo no puede esperar, llame a su médico o al número de emergencias.`,
      },
      {
        question: "¿Qué añade el Círculo de apoyo?",
        answer: `Por ${priceOf("careCircle")} al mes, hasta ${careCircleMembers} familiares o cuidadores podrán ver los documentos que usted elija. Todavía no existe.`,
      },
      {
        question: "¿Red Thread reemplaza a mi médico?",
        answer:
          "No. Le ayuda a encontrar y a entender lo que hay en sus documentos. Qué hacer con ello lo deciden usted y su médico.",
      },
    ],
    callHeading: "Vea por qué pagaría",
    call: "Ver la demostración",
    story: "Nuestra historia",
  };
}
