import { jsPDF } from "jspdf";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createReaders } from "#pipeline/readers.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import type { SimulatedDocument } from "../simulate/documents.ts";

const linesOfPage = 50;

function renderPdf(text: string): ArrayBuffer {
  const pdf = new jsPDF({ unit: "pt", format: "a4" });
  pdf.setFont("helvetica", "normal");
  pdf.setFontSize(10);
  text.split("\n").forEach((line, index) => {
    if (index > 0 && index % linesOfPage === 0) pdf.addPage();
    pdf.text(line === "" ? " " : line, 50, 60 + (index % linesOfPage) * 14);
  });
  return pdf.output("arraybuffer");
}

/** The same records with the facts that the product reads from PDFs of them. */
export async function readFromPdf(documents: readonly SimulatedDocument[], now: Date): Promise<SimulatedDocument[]> {
  const ocr = createNodeOcrEngine();
  const { pdf } = createReaders({ pdf: createNodePdfEngine(), ocr });
  const read: SimulatedDocument[] = [];
  for (const document of documents) {
    const bytes = renderPdf(document.text);
    const stored: MedicalDocument = {
      id: document.id,
      type: "pdf",
      originalFilename: document.originalFilename.replace(".txt", ".pdf"),
      uploadedAt: now.toISOString(),
      processingStatus: "processing",
      mediaType: "application/pdf",
      byteSize: bytes.byteLength,
      sha256: "",
    };
    const result = await pdf({
      document: stored,
      content: { size: bytes.byteLength, type: stored.mediaType, arrayBuffer: async () => bytes.slice(0) },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (!result.ok) throw new Error(`A rendered diary could not be read: ${result.failure}`);
    const { pages } = result.value;
    read.push({ ...document, facts: understandDocument({ document: stored, pages, now }).facts });
  }
  await ocr.close();
  return read;
}
