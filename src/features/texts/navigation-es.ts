import type { navigationEn } from "./navigation-en.ts";

/** The Spanish words around every page: navigation, menu, footer and the assistant's launcher. */
export const navigationEs: typeof navigationEn = {
  notice: "Sobre este prototipo",
  home: "Inicio",
  myHealth: "Mi salud",
  pricing: "Precios",
  assistant: "Hablar con Ariadne",
  demo: "Demostración",
  menu: "Menú",
  closeMenu: "Cerrar el menú",
  footer: "Pie de página",
  footerGroups: { product: "Producto", company: "Quiénes somos", resources: "Recursos" },
  exploreDemo: "Ver la demostración",
  careCircle: "Círculo de apoyo",
  upload: "Subir documentos",
  story: "Nuestra historia",
  howItWorks: "Cómo funciona",
  privacy: "Privacidad",
  notices: "Licencias",
  accessibility: "Accesibilidad",
};
