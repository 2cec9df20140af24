import { searchStorage } from "../support/dump-storage.ts";
import { chooseFiles, openPlace, recentUpload, signUp } from "./support/app.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const pdfs = ["lab-report.pdf", "clinic-letter-two-columns.pdf", "discharge-summary.pdf", "five-page-letter.pdf"];
const image = "prescription-photo.jpg";

/** Fifty words and values that stand in these files, and the files' names. */
const words = [
  ...[
    "Ruth Calder",
    "Calder",
    "AG-402817",
    "Fernhill",
    "Ashby",
    "Tomas Pell",
    "23.4 mg/L",
    "mg/L 0-5",
    "41 mm/h",
    "11.2 g/dL",
  ],
  ...[
    "12.0-15.5",
    "412 10^9/L",
    "38 nmol/L",
    "64 IU/mL",
    "120 U/mL",
    "Haemoglobin 11.2",
    "Ferritin 18",
    "ESR 41",
    "CRP 23.4",
  ],
  ...[
    "Anti-CCP antibodies 120",
    "inflammatory markers",
    "correlate clinically",
    "Thank you for referring",
    "She denies fever",
  ],
  ...[
    "rash and mouth ulcers",
    "nine swollen joints",
    "CRP of 23.4",
    "methotrexate 15 mg once weekly",
    "15 mg once weekly",
  ],
  ...[
    "Consultant Rheumatologist",
    "Imogen",
    "Farrow",
    "Community-acquired pneumonia",
    "Amoxicillin 500 mg three times daily",
  ],
  ...[
    "500 mg three times",
    "CRP on admission",
    "148 mg/L",
    "was 148",
    "Joint pain began in July 2024",
    "began in July",
  ],
  ...[
    "30 April 2025 showed",
    "no erosions",
    "Next appointment: 15 October",
    "15 October 2025",
    "Methotrexate 2.5 mg",
    "ONCE A WEEK",
  ],
  ...["Folic acid 5 mg", "on Wednesday", "14 March 1974", "6 February 2025"],
  ...pdfs,
  image,
];

test("after sign-up and five uploads, nothing in the browser's storage holds a word of the records or a file's name", async ({
  page,
}) => {
  expect(words.length).toBeGreaterThanOrEqual(55);
  await page.goto("/auth");
  await readyForOffline(page);
  // What the app itself ships (its vocabulary, the demo) is in the cache before anyone has signed up.
  const before = new Set(
    (await page.evaluate(searchStorage, words)).found.map(({ word, place }) => `${word} in ${place}`),
  );

  await signUp(page);
  await openPlace(page, "Upload");
  await chooseFiles(page, "PDFs", pdfs);
  await chooseFiles(page, "Images", [image]);
  for (const name of [...pdfs, image]) {
    await expect(recentUpload(page, name).getByText("Completed")).toBeVisible({ timeout: 60_000 });
  }
  // What was deleted lies in the bin, as sealed as before.
  await recentUpload(page, "five-page-letter.pdf").getByRole("link").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete record" }).click();
  await expect(page.getByText("Record deleted", { exact: true })).toBeVisible();
  const after = await page.evaluate(searchStorage, words);
  expect(after.found.map(({ word, place }) => `${word} in ${place}`).filter((hit) => !before.has(hit))).toEqual([]);
  expect(after.keys.filter(({ extractable }) => extractable)).toEqual([]);
  // The search saw the rows: without them it would have found nothing either.
  for (const table of [/documents/i, /\bbin\b/i])
    expect(after.places.filter((place) => table.test(place)).length).toBeGreaterThan(0);
});

test("a tab that is killed in the middle: the next start goes on within five seconds", async ({ page, context }) => {
  await signUp(page);
  await openPlace(page, "Upload");
  await chooseFiles(page, "PDFs", ["scanned-letter.pdf", "scanned-two-columns.pdf"]);
  await expect(recentUpload(page, "scanned-letter.pdf").getByText("Processing", { exact: true }).first()).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto("/upload");
  await expect(again.getByText("Processing", { exact: true }).first()).toBeVisible({ timeout: 5_000 });
  for (const name of ["scanned-letter.pdf", "scanned-two-columns.pdf"]) {
    await expect(recentUpload(again, name).getByText("Completed")).toBeVisible({ timeout: 60_000 });
  }
});
