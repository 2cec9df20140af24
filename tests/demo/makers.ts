import * as diaries from "./diaries.ts";
import * as first from "./first-visits.ts";
import * as images from "./image-pages.ts";
import * as labs from "./lab-reports.ts";
import * as specialists from "./other-specialists.ts";
import * as rheumatology from "./rheumatology-letters.ts";

/** What draws or prints each of Nora's files, by the file's id; the two recordings have no maker. */
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
