import type { accountsEn } from "./accounts-en.ts";

/** Spanish words of the people who share a device. */
export const accountsEs: typeof accountsEn = {
  heading: "¿Quién es usted?",
  choose: (name, email) => `${name}: ${email}`,
  switchHeading: "Cambiar de persona",
  switchText: "Sus documentos se cierran con llave y después la otra persona inicia su sesión.",
  switchTo: (name) => `Cambiar a ${name}`,
  addPerson: "Añadir a otra persona",
};
