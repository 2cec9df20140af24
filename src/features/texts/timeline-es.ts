import type { timelineEn } from "./timeline-en.ts";

/** Spanish words of the timeline, besides those of the hub. */
export const timelineEs: typeof timelineEn = {
  order: "Orden",
  oldest: "Más antiguos",
  newest: "Más recientes",
  count: (records) => (records === 1 ? "1 documento" : `${records} documentos`),
  checkIns: (count) => `${count} días anotados`,
  undated: "Sin fecha",
};
