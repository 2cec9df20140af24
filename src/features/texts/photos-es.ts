import type { photosEn } from "./photos-en.ts";

/** Spanish words around taking photos of a paper record. */
export const photosEs: typeof photosEn = {
  open: "Tomar fotos",
  title: "Fotos de un documento",
  intro: "Tome una foto de cada página. Juntas forman un solo documento.",
  close: "Cerrar",
  take: "Tomar una foto",
  takeNext: "Tomar la página siguiente",
  choose: "Elegir fotos",
  hint: "Ponga la página sobre algo oscuro, con luz uniforme, y que se vea entera en la foto.",
  pages: "Páginas",
  page: (number) => `Página ${number}`,
  moveUp: (number) => `Subir la página ${number}`,
  moveDown: (number) => `Bajar la página ${number}`,
  remove: (number) => `Quitar la página ${number}`,
  save: "Guardar como un solo documento",
  discard: "Descartar las fotos",
  unreadable: (name) => `${name} no se pudo abrir como foto.`,
};
