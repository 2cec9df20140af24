import type { summaryPdfEn } from "./summary-pdf-en.ts";

/** The Spanish words on the printed summary. */
export const summaryPdfEs: typeof summaryPdfEn = {
  title: "Resumen de salud",
  made: (day) => `Hecho el ${day}`,
  fictional: "Paciente ficticia, inventada para la demostración de Red Thread",
  stats: {
    journeyLength: "Duración del recorrido",
    specialistsSeen: "Especialistas consultados",
    medicationsTried: "Medicamentos probados",
    redThreadsFound: "Hilos rojos encontrados",
  },
  trends: "Tendencias",
  trendsNote:
    "Medias mensuales de las puntuaciones de 1 a 10 en el diario de la paciente. En el dolor, menos es mejor.",
  scores: { painLevel: "Dolor", mobilityScore: "Movilidad", sleepQuality: "Sueño" },
  medications: "Medicamentos",
  medicationsNote: "Tal como los nombra el diario, con el primer y el último día en que lo hace.",
  medicationColumns: { name: "Medicamento", first: "Primer día", last: "Último día" },
  insights: "Observaciones",
  confidence: (percent) => `${Math.round(percent)} % de confianza`,
  keyDiscovery: "Hallazgo principal",
  disclaimer:
    "Este resumen lo generó una IA como demostración y no es consejo médico. Que dos cosas vayan juntas no quiere decir que una cause la otra.",
  page: (page, count) => `Página ${page} de ${count}`,
  filePrefix: "red-thread-resumen",
};
