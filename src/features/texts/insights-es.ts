import type { insightsEn } from "./insights-en.ts";

function entries(count: number): string {
  return count === 1 ? "1 anotación" : `${count} anotaciones`;
}

/** Spanish words of the evidence of a red thread. */
export const insightsEs: typeof insightsEn = {
  evidence: (supporting, contradicting) =>
    contradicting === 0
      ? `${entries(supporting)} a favor, ninguna en contra`
      : `${entries(supporting)} a favor, ${contradicting} en contra`,
  evidenceLabel: "Pruebas",
  against: "En contra",
  place: (name, page) => `${name}, página ${page}`,
  more: (count) => (count === 1 ? "y 1 lugar más" : `y ${count} lugares más`),
  why: "¿Por qué veo esto?",
  warnings: "Qué más podría explicarlo",
};
