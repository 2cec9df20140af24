import type { FactKind } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { ProcessingStatus } from "#core/domain/processing-status.ts";
import type { Texts } from "./en.ts";
import { progressEs } from "./progress-es.ts";

const kinds: Record<DocumentKind, string> = {
  "lab-report": "Informe de laboratorio",
  "visit-note": "Nota de consulta",
  "imaging-report": "Informe de imagen",
  "discharge-summary": "Informe de alta",
  prescription: "Receta",
  referral: "Carta de derivación",
  diary: "Diario",
  "voice-note": "Nota de voz",
  appointment: "Cita",
  certificate: "Certificado",
  leaflet: "Folleto",
  insurance: "Carta del seguro",
  message: "Mensaje",
  procedure: "Informe de procedimiento",
  "care-plan": "Plan de cuidados",
  form: "Formulario",
  other: "Documento",
};

const factKinds: Record<FactKind, string> = {
  medication: "Medicamentos",
  symptom: "Síntomas",
  lab: "Resultados de laboratorio",
  vital: "Mediciones",
  condition: "Enfermedades",
  allergy: "Alergias",
  procedure: "Procedimientos",
  vaccination: "Vacunas",
  appointment: "Citas",
  instruction: "Qué hacer",
  lifestyle: "Vida diaria",
  "birth-date": "Fecha de nacimiento",
};

const statuses: Record<ProcessingStatus, string> = {
  pending: "En espera",
  processing: "En lectura",
  completed: "Listo",
  failed: "No se pudo leer",
};

/** The Spanish words around documents: adding them, their list, one of them, and the red threads through them. */
export const recordsEs: Pick<Texts, "insights" | "documents" | "timeline" | "document"> = {
  insights: {
    heading: "Hilos rojos",
    none: "Todavía no hay hilos rojos",
    noneText:
      "Un hilo rojo es un patrón que aparece en varios de sus documentos. Cuando haya uno, estará aquí junto con sus pruebas.",
    tooFew: "Para encontrar hilos rojos hacen falta al menos dos documentos",
    confidence: (percent) => `${Math.round(percent)} % de confianza`,
    action: "Qué puede hacer",
    basedOn: "Según",
    failed: "No se pudieron mostrar sus hilos rojos.",
  },
  documents: {
    kinds,
    statuses,
    progress: progressEs,
    listening: (at, all) => `Escuchando: ${at} de ${all}`,
    uploadPage: "Suba sus documentos",
    uploadPageText: "Se leen en este dispositivo y nunca salen de él.",
    zones: { pdf: "Archivos PDF", image: "Imágenes", voice: "Notas de voz" },
    zonesTogether: "Añadir documentos",
    limit: "Máximo 10 MB por archivo",
    uploading: "Subiendo...",
    refused: (name, sentence) => `${name}: ${sentence}`,
    recentUploads: "Subidos recientemente",
    noUploads: "Todavía no ha subido nada",
    loadingUploads: "Cargando lo que ha subido...",
    retry: "Reintentar",
    retryNamed: (name) => `Reintentar ${name}`,
    uploadedOn: (day) => `Subido el ${day}`,
    waitingInLine: "Esperando su turno",
  },
  timeline: {
    heading: "Mi cronología",
    empty: "Todavía no hay documentos leídos que mostrar",
    undated: "Sin fecha",
    uploadedOn: (day) => `Subido el ${day}`,
  },
  document: {
    pageTitle: "Documento",
    back: "Mi cronología",
    loading: "Abriendo el documento",
    missing: "Este documento no está aquí",
    missingText: "Quizá se borró, o pertenece a otra cuenta.",
    failedToLoad: "No se pudo abrir este documento. Cargue la página de nuevo.",
    plainWords: "En palabras sencillas",
    text: "Sus palabras",
    original: "Original",
    facts: "Lo que se encontró",
    noSummary: "No hay ningún resumen de este documento.",
    more: "Más de este documento",
    tabs: "Este documento",
    drawing: "Dibujando la página",
    previousPage: "Página anterior",
    nextPage: "Página siguiente",
    page: (page, count) => `Página ${page} de ${count}`,
    pageImage: (page) => `Página ${page} del original`,
    pageFailed: "No se pudo dibujar esta página.",
    imageLabel: "La imagen original",
    audioLabel: "La grabación original",
    originalFailed: "No se pudo mostrar el original. Aún puede descargarlo.",
    lostPages: (pages) =>
      pages.length === 1
        ? `No se pudo leer la página ${pages.join()}.`
        : `No se pudieron leer ${pages.length} páginas: ${pages.join(", ")}.`,
    noWords: "No se encontraron palabras en esta página.",
    download: "Descargar original",
    delete: "Borrar",
    deleteTitle: "¿Borrar este documento?",
    deleteText: (name) =>
      `«${name}» y todo lo que se leyó en él irán a la papelera. Puede recuperarlo durante 30 días; después se borra para siempre.`,
    deleteConfirm: "Borrar documento",
    cancel: "Cancelar",
    deleted: { title: "Documento borrado", description: "Se queda 30 días en la papelera." },
    deleteFailed: { title: "No se pudo borrar" },
    citation: (number, name, page) => `Fuente ${number}: ${name}, página ${page}`,
    readBy: { "text-layer": "texto", "form-field": "formulario", ocr: "leído en la imagen", speech: "escuchado" },
    factKinds,
    negated: "dicho que no es así",
    uncertain: "no es seguro",
    relative: (relative) => `sobre un familiar (${relative})`,
    normalRange: (range) => `valores habituales ${range}`,
  },
};
