import type { DocumentKind, MedicalDocument, UploadType } from "#core/domain/medical-document.ts";

/** One of Nora's files, as it stands in `public/demo`. */
export interface DemoFile {
  id: string;
  fileName: string;
  type: UploadType;
  mediaType: string;
  kind: DocumentKind;
  title: string;
  /** ISO day of the care that it speaks of; of the last entry, for a diary. */
  date: string;
  /** Path below the origin. */
  url: string;
}

const mediaTypes: Record<string, string> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  mp3: "audio/mpeg",
};

function demoFile(id: string, date: string, fileName: string, kind: DocumentKind, title: string): DemoFile {
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1);
  const mediaType = mediaTypes[extension];
  if (mediaType === undefined) throw new Error(`No media type is known for ${fileName}`);
  const type = extension === "pdf" ? "pdf" : extension === "mp3" ? "voice" : "image";
  return { id: `nora-${id}`, fileName, type, mediaType, kind, title, date, url: `/demo/${fileName}` };
}

/** Her files in the order of their dates. */
export const demoFiles: readonly DemoFile[] = [
  demoFile("gp-visit", "2024-12-02", "larkwater-surgery-visit.pdf", "visit-note", "Visit to the family doctor"),
  demoFile("blood-december", "2024-12-05", "blood-results-5-december.pdf", "lab-report", "First blood tests"),
  demoFile("referral", "2024-12-10", "referral-to-rheumatology.pdf", "referral", "Referral to rheumatology"),
  demoFile(
    "emergency-visit",
    "2024-12-28",
    "scan-emergency-department.pdf",
    "discharge-summary",
    "Emergency department",
  ),
  demoFile(
    "rheumatology-january",
    "2025-01-15",
    "rheumatology-letter-january.pdf",
    "visit-note",
    "First rheumatology clinic",
  ),
  demoFile(
    "prescription-photo",
    "2025-01-15",
    "photo-of-prescription.jpg",
    "prescription",
    "First prescription, photographed",
  ),
  demoFile("hand-imaging", "2025-01-22", "hand-xray-and-ultrasound.pdf", "imaging-report", "Hand X-ray and ultrasound"),
  demoFile("blood-january", "2025-01-29", "blood-results-29-january.pdf", "lab-report", "Blood tests on methotrexate"),
  demoFile("diary-winter", "2025-01-31", "diary-december-january.pdf", "diary", "Diary, December and January"),
  demoFile("nurse-clinic", "2025-02-05", "nurse-clinic-february.pdf", "visit-note", "Rheumatology nurse clinic"),
  demoFile("voice-february", "2025-02-09", "voice-note-9-february.mp3", "voice-note", "Voice note, 9 February"),
  demoFile("physiotherapy", "2025-02-19", "physiotherapy-report.pdf", "visit-note", "Physiotherapy"),
  demoFile("blood-march", "2025-03-05", "blood-results-5-march.pdf", "lab-report", "Blood tests before the review"),
  demoFile(
    "rheumatology-march",
    "2025-03-12",
    "rheumatology-letter-march.pdf",
    "visit-note",
    "Second rheumatology clinic",
  ),
  demoFile(
    "prescription-march",
    "2025-03-13",
    "prescription-march.pdf",
    "prescription",
    "Prescription with the new dose",
  ),
  demoFile("sleep-clinic", "2025-03-26", "sleep-clinic-letter.pdf", "visit-note", "Sleep clinic"),
  demoFile("diary-february-march", "2025-03-31", "diary-february-march.pdf", "diary", "Diary, February and March"),
  demoFile("voice-april", "2025-04-22", "voice-note-22-april.mp3", "voice-note", "Voice note, 22 April"),
  demoFile("blood-april", "2025-04-23", "blood-slip-23-april.png", "lab-report", "Blood tests during the flare"),
  demoFile("notebook-april", "2025-04-24", "photo-of-notebook.jpg", "diary", "Notebook page, Easter"),
  demoFile(
    "blood-may",
    "2025-05-14",
    "blood-results-may-with-earlier.pdf",
    "lab-report",
    "Blood tests, with earlier results",
  ),
  demoFile("rheumatology-may", "2025-05-21", "rheumatology-letter-may.pdf", "visit-note", "Third rheumatology clinic"),
  demoFile("diary-spring", "2025-05-31", "diary-april-may.pdf", "diary", "Diary, April and May"),
];

/** The file with this id. @throws when there is none. */
export function demoFileById(id: string): DemoFile {
  const file = demoFiles.find((each) => each.id === id);
  if (file === undefined) throw new Error(`Nora has no file ${id}`);
  return file;
}

/** The document of a file under her own title for it: what the engine takes for a title is often the letterhead. */
export function withOwnTitle(document: MedicalDocument): MedicalDocument {
  return { ...document, title: demoFileById(document.id).title };
}
