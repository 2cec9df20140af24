import { jsPDF } from "jspdf";
import { openPlace, recentUpload, signUp } from "./support/app.ts";
import { letter } from "./support/check-ins.ts";
import { expect, test } from "./support/test.ts";

const days = 90;
const firstDay = Date.UTC(2026, 1, 2);
/** On these days of each fortnight there was coffee; they fall on other weekdays from fortnight to fortnight. */
const withCoffee = new Set([0, 3, 4, 8, 12]);
const wobble = [0, 1, -1, 0, 1, 0, -1, 1, 0, 0, -1];

interface Day {
  words: string;
  hadCoffee: boolean;
}

function diary(): Day[] {
  return Array.from({ length: days }, (_none, index) => {
    const date = new Date(firstDay + index * 86_400_000);
    const day = `${date.getUTCDate()} ${date.toLocaleString("en-GB", { month: "long", timeZone: "UTC" })} 2026`;
    const hadCoffee = withCoffee.has((index + Math.floor(index / 14)) % 14);
    const headache = (hadCoffee ? 6 : 2) + (wobble[index % wobble.length] ?? 0);
    return { words: `${day}  ${hadCoffee ? "coffee, " : ""}headache ${headache}/10`, hadCoffee };
  });
}

/** As somebody types it: a line a day, without a full stop. */
function diaryPdf(lines: readonly Day[]) {
  const paper = new jsPDF();
  const aPage = 32;
  for (let from = 0; from < lines.length; from += aPage) {
    if (from > 0) paper.addPage();
    const part = lines.slice(from, from + aPage).map(({ words }) => words);
    paper.text(from === 0 ? ["My diary", "", ...part] : part, 20, 25);
  }
  return { name: "my-diary.pdf", mimeType: "application/pdf", buffer: Buffer.from(paper.output("arraybuffer")) };
}

test("a diary in one PDF, without full stops: coffee and headache on the same day, with the right days cited", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lines = diary();
  await signUp(page);
  await openPlace(page, "Upload");
  // Threads are looked for from two records on.
  const files = [
    diaryPdf(lines),
    letter("letter.pdf", "2026-05-04", "You told me about your headaches. Please go on writing."),
  ];
  await page.getByLabel("PDFs", { exact: true }).setInputFiles(files);
  for (const { name } of files) await expect(recentUpload(page, name).getByText("Completed")).toBeVisible();

  await page.goto("/threads");
  const thread = page.getByRole("article", { name: /headache.*coffee|coffee.*headache/i });
  await expect(thread).toBeVisible();
  await expect(thread.getByRole("heading").first()).toContainText("on the same day");
  await thread.getByText("What it may mean, and why").click();
  await thread.getByText(/more places$/).click();

  const items = await thread.getByRole("listitem").allTextContents();
  const cited = items.flatMap((item) => [...item.matchAll(/^(\d+ \w+ 2026)\s*“(.+)”/g)]);
  expect(cited.length).toBeGreaterThan(20);
  const wrong = cited.filter(
    ([, day = "", quote = ""]) => !lines.some(({ words }) => words.startsWith(`${day} `) && words.includes(quote)),
  );
  expect(wrong.map(([whole]) => whole)).toEqual([]);
  const daysOf = (thing: RegExp) => cited.flatMap(([, day, quote = ""]) => (thing.test(quote) ? [day] : []));
  expect(daysOf(/coffee/).length).toBeGreaterThan(8);
  expect(daysOf(/headache/)).toEqual(daysOf(/coffee/));
});
