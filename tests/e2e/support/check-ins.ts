import { expect, type Page } from "@playwright/test";
import { jsPDF } from "jspdf";

/** The ISO day so many days ago, where the browser is (it shares this process' time zone). */
export function daysAgo(count: number): string {
  const day = new Date();
  day.setDate(day.getDate() - count);
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

function inWords(isoDay: string): string {
  const style = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", style).format(new Date(`${isoDay}T00:00:00Z`));
}

/** Checks in by hand: from the hub to the form, the day, the scores, Save, and back in the hub. */
export async function checkIn(page: Page, day: { date: string; pain: number; sleepHours: number }): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /How are you today|Checked in today/ })
    .click();
  await page.getByLabel("Day", { exact: true }).fill(day.date);
  await page.getByRole("group", { name: "Pain" }).getByText(String(day.pain), { exact: true }).click();
  await page.getByRole("group", { name: "Hours of sleep" }).getByText(String(day.sleepHours), { exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** A clinic letter of that day, as a PDF to be uploaded. */
export function letter(name: string, date: string, body: string) {
  const paper = new jsPDF();
  const lines = ["Lakeside Clinic", "Clinic letter", `Date of visit: ${inWords(date)}`, "", "Dear Ruth,", "", body];
  paper.text([...lines, "", "Yours sincerely,", "Dr Imani Petrov"], 20, 25);
  return { name, mimeType: "application/pdf", buffer: Buffer.from(paper.output("arraybuffer")) };
}
