/**
 * Makes the demo patient's files in `public/demo`: `npm run demo-files`. The same source gives the same bytes (fixed dates, ids and noise),
 * so that a run without changes leaves nothing to commit. The two voice notes are recordings and are only checked (`voice-notes.ts`).
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { demoFileById } from "#core/demo/files.ts";
import * as diaries from "./diaries.ts";
import * as first from "./first-visits.ts";
import * as images from "./image-pages.ts";
import * as labs from "./lab-reports.ts";
import * as specialists from "./other-specialists.ts";
import * as rheumatology from "./rheumatology-letters.ts";
import { voiceNotes } from "./voice-notes.ts";

export const demoFolder = new URL("../../public/demo/", import.meta.url);

export const makers: Readonly<Record<string, () => Buffer>> = {
  "nora-gp-visit": first.gpVisit,
  "nora-blood-december": labs.gridReport,
  "nora-referral": first.referral,
  "nora-emergency-visit": images.emergencyScan,
  "nora-rheumatology-january": rheumatology.rheumatologyJanuary,
  "nora-prescription-photo": images.prescriptionPhoto,
  "nora-hand-imaging": specialists.handImaging,
  "nora-blood-january": labs.plainReport,
  "nora-diary-winter": diaries.diaryWinter,
  "nora-nurse-clinic": rheumatology.nurseClinic,
  "nora-physiotherapy": specialists.physiotherapy,
  "nora-blood-march": labs.twoColumnReport,
  "nora-rheumatology-march": rheumatology.rheumatologyMarch,
  "nora-prescription-march": specialists.prescriptionMarch,
  "nora-sleep-clinic": specialists.sleepClinic,
  "nora-diary-february-march": diaries.diaryFebruaryMarch,
  "nora-blood-april": images.bloodSlip,
  "nora-notebook-april": images.notebookPhoto,
  "nora-blood-may": labs.cumulativeReport,
  "nora-rheumatology-may": rheumatology.rheumatologyMay,
  "nora-diary-spring": diaries.diarySpring,
};

function makeFiles(): void {
  mkdirSync(demoFolder, { recursive: true });
  for (const [id, make] of Object.entries(makers))
    writeFileSync(new URL(demoFileById(id).fileName, demoFolder), make());
  for (const { fileId, sha256 } of voiceNotes) {
    const { fileName } = demoFileById(fileId);
    const found = createHash("sha256")
      .update(readFileSync(new URL(fileName, demoFolder)))
      .digest("hex");
    if (found !== sha256) throw new Error(`${fileName} is not the recording that voice-notes.ts describes (${found})`);
  }
}

makeFiles();
