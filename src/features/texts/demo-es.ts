import type { Strength, Trend } from "#demo/effects.ts";
import type { demoEn } from "./demo-en.ts";

const strengths: Record<Strength, string> = { strong: "fuerte", moderate: "moderada", weak: "débil" };
const trends: Record<Trend, string> = { improving: "mejora", worsening: "empeora", steady: "estable" };

/** Better by so much, or worse where the number is negative. */
function improvement(noun: string): (percent: number) => { figure: string; words: string } {
  return (percent) => ({
    figure: `${Math.abs(percent)}%`,
    words: percent < 0 ? `peor ${noun}` : `de mejora: ${noun}`,
  });
}

/** The Spanish words of the demo. What is simulated says so. */
export const demoEs: typeof demoEn = {
  loading: "Cargando la paciente de la demostración...",
  badge: "Demostración · Paciente ficticia",
  name: "Nora Ellis",
  about:
    "Nora tiene 38 años, enseña cerámica y en enero supo que tiene artritis reumatoide. Aquí están seis meses de sus cartas, análisis de sangre, diarios y notas de voz. Ella y todas las personas a su alrededor son inventadas.",
  stats: {
    heading: "El camino de Nora en números",
    journeyLength: "Duración del camino",
    specialistsSeen: "Especialistas consultados",
    medicationsTried: "Medicamentos probados",
    redThreadsFound: "Hilos rojos encontrados",
  },
  actions: {
    heading: "Lo que puede probar",
    chat: "Preguntar a los documentos",
    upload: "Subir documentos",
    trends: "Ver tendencias",
    pdf: "Descargar resumen en PDF",
    making: "Haciendo el PDF...",
  },
  now: {
    heading: "Lo primero que ve Nora",
    text: (day) =>
      `Su página de la mañana del ${day}, hecha solo con sus documentos. Pulse una línea y sus palabras se iluminan en la página.`,
  },
  results: {
    title: "Resultados de Nora",
    about: "Todas las pruebas de sus seis meses. Abra una y vaya de valor en valor: cada uno muestra sus palabras.",
  },
  insights: {
    heading: "Hilos rojos en sus documentos",
    confidence: (percent) => `${percent} % de confianza`,
    ask: "Para preguntar:",
    evidence: "Mostrar las pruebas",
    counts: (supporting, contradicting) => {
      const places = `${supporting} ${supporting === 1 ? "lugar" : "lugares"} a favor`;
      return contradicting === 0 ? `${places}, ninguno en contra` : `${places}, ${contradicting} en contra`;
    },
    supporting: "A favor",
    contradicting: "En contra",
    more: (count) => `y ${count} más`,
    source: (name, page) => `${name}, página ${page}`,
    disclaimer:
      "Son observaciones de una IA: patrones que el programa encontró en los documentos de Nora. Dicen qué cosas fueron juntas, no cuál causó la otra, y no son consejo médico. La confianza es la parte de hallazgos así que fueron ciertos en pacientes simulados; para documentos que se contradicen es una estimación.",
    notFound: "Buscado y no encontrado",
  },
  documents: {
    heading: "Sus documentos",
    count: (count) => `${count} documentos, primero los más antiguos`,
    types: { pdf: "PDF", image: "Imagen", voice: "Nota de voz" },
    summary: "Resumen de la IA",
    showAll: (count) => `Mostrar los ${count} documentos`,
  },
  persona: {
    heading: "Sobre Nora",
    loading: "Cargando...",
    loadingNamed: "Cargando los datos de Nora...",
    challenges: "Dificultades actuales",
    helps: "Cómo ayuda Red Thread",
    helpsPoints: [
      "Cada carta y cada resultado en un solo lugar, en orden, en su propio dispositivo",
      "Las palabras difíciles, explicadas junto a la línea donde están",
      "Respuestas que salen solo de sus documentos, cada una con el lugar de donde viene",
      "Patrones de varios meses que ninguna cita por sí sola mostraría",
    ],
    team: "Equipo médico actual",
    goals: "Metas",
    target: (day) => `antes del ${day}`,
    specialist: "Hablar con un especialista",
  },
  chat: {
    title: "Preguntar a los documentos de Nora",
    badge: "Demostración - Conversación con los documentos médicos ficticios de Nora",
    emptyText: "Pregunte como lo haría Nora. Las respuestas salen solo de sus documentos y muestran de dónde vienen.",
    // The engine understands English: what is suggested has to be a question that it can answer.
    suggestions: [
      "How has my CRP changed?",
      "How much methotrexate do I take?",
      "What was my ferritin?",
      "When is my next appointment?",
    ],
  },
  document: { back: "Documentos de Nora", missing: "Nora no tiene ese documento" },
  health: {
    title: "Compañera de salud",
    chatOfNora: "Preguntar a los documentos de Nora",
    chatOfOwn: "Preguntar a mis documentos",
    greetingOfNora: "Hola. Tengo aquí los documentos de Nora. ¿Qué le gustaría saber?",
  },
  upload: {
    title: "Pruebe a subir documentos",
    simulated:
      "Esta página es una simulación: nada de lo que elija aquí se lee, se envía ni se guarda. En su propia cuenta, los mismos archivos se leerían en este dispositivo.",
    back: "Volver a la demostración",
    zone: "Suelte archivos aquí o elíjalos",
    hint: "PDF, JPG, PNG, MP3 o WAV",
    files: "Sus archivos",
    none: "Todavía no hay archivos. Elija uno para ver lo que pasaría.",
    states: { uploading: "Subiendo...", processing: "La IA lo está leyendo", completed: "Listo" },
    types: { pdf: "PDF", image: "Imagen", voice: "Nota de voz" },
    remove: (name) => `Quitar ${name}`,
    otherWays: "Otras maneras",
    camera: "Tomar una foto",
    closeCamera: "Cerrar la cámara",
    cameraText:
      "Aquí se abriría la cámara para que pudiera fotografiar una carta. En esta demostración se queda apagada.",
    appleHealth: "Importar datos de Apple Health",
    appleHealthTitle: "Apple Health",
    appleHealthText: "Simulado: estas cifras son inventadas y no se leyó nada de su dispositivo.",
    appleHealthFigures: {
      steps: "Pasos de hoy",
      heartRate: "Pulso en reposo",
      sleep: "Sueño de anoche",
      workouts: "Ejercicios esta semana",
    },
    units: {
      steps: (count) => count.toLocaleString("es-MX"),
      heartRate: (beats) => `${beats} lpm`,
      sleep: (hours) => `${hours} h`,
      workouts: (count) => String(count),
    },
    googleFit: "Google Fit (próximamente)",
    ownRecords: "Para guardar sus propios documentos, cree una cuenta: vive en su dispositivo.",
    signUp: "Empezar mi historia",
  },
  trends: {
    title: "Las tendencias de Nora",
    back: "Volver a la demostración",
    about: "Nora puntuó cada día de 1 a 10. Los porcentajes comparan la media de su primer mes con la del último.",
    scores: {
      painLevel: { name: "Dolor", note: "Menos es mejor", change: improvement("dolor") },
      mobilityScore: { name: "Movilidad", note: "Más es mejor", change: improvement("movilidad") },
      sleepQuality: { name: "Sueño", note: "Más es mejor", change: improvement("sueño") },
    },
    scoresHeading: "Dolor, movilidad y sueño",
    lastMonths: "Últimos tres meses",
    chart: (name, from, first, to, last) => `${name}: media mensual de ${first} en ${from}, ${last} en ${to}`,
    chartLegend: "Línea: media mensual. Puntos: días sueltos.",
    table: "Mostrar como tabla",
    columns: { month: "Mes", mean: "Media", days: "Días anotados" },
    tones: { green: "bien", yellow: "regular", red: "mal" },
    treatments: "Línea de tratamientos",
    treatmentsText: "Qué se tomó y cuándo. Cada fecha abre el documento que lo dice.",
    span: (from, to) => (to === undefined ? `desde el ${from}` : `del ${from} al ${to}`),
    asNeeded: "cuando hace falta",
    patterns: "Patrones encontrados",
    strength: (strength) => `Fuerza: ${strengths[strength]}`,
    trend: (trend) => `Tendencia: ${trends[trend]}`,
    discovery: "Hallazgo principal",
    share: "Compartir con mi equipo médico",
    download: "Descargar resumen en PDF",
    none: "Hay muy pocos días que comparar.",
  },
};
