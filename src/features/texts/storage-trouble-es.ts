import type { storageTroubleEn } from "./storage-trouble-en.ts";

export const storageTroubleEs: typeof storageTroubleEn = {
  full: "No todo está guardado: el dispositivo está lleno",
  gone: "No se puede acceder a sus documentos: recargue la página",
};
