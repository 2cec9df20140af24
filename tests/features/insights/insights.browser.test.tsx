import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { InsightList } from "#features/insights/insight-list.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { sampleInsight } from "../../support/record-samples.ts";
import { render } from "../../ui/render.tsx";

const citation = (documentId: string, quote: string): Citation => ({
  documentId,
  originalFilename: `${documentId}.pdf`,
  page: 1,
  start: 0,
  end: quote.length,
  quote,
});
const show = (insights: Loadable<Insight[]>, documentCount = 2) =>
  render(
    <InsightList
      documentCount={documentCount}
      insights={insights}
      citationHref={({ documentId }) => `#${documentId}`}
      allHref="/threads"
    />,
  );
const ready = (...value: Insight[]): Loadable<Insight[]> => ({ state: "ready", value });

test("a thread opens its evidence, for it and against it, each place with its link", async () => {
  const evidence = {
    supporting: [citation("diary", "Stiff for two hours"), citation("letter", "Methotrexate started")],
    contradicting: [citation("april", "Bad week")],
  };
  show(
    ready({ ...sampleInsight("a"), evidence, why: ["Because of the diary."], warnings: ["It could be the spring."] }),
  );
  await page.getByText("61% confidence").click();
  await page.getByText("2 entries for it, 1 against").click();
  const places = page.getByRole("list", { name: "Evidence" }).getByRole("listitem");
  await expect.poll(() => places.elements().length).toBe(3);
  await expect.poll(() => places.nth(2).element().textContent).toMatch(/^Against it.*Bad week/);
  await expect.element(page.getByRole("link", { name: "april.pdf, page 1" })).toHaveAttribute("href", "#april");
  await page.getByText("Why do I see this?").click();
  await expect.element(page.getByText("Because of the diary.")).toBeVisible();
  await expect.element(page.getByText("It could be the spring.")).toBeVisible();
});

test("of many places the first are shown, and how many more there are", async () => {
  const supporting = Array.from({ length: 9 }, (_, index) => citation(`d${index}`, "Stiff"));
  show(ready({ ...sampleInsight("a"), evidence: { supporting, contradicting: [] } }));
  await page.getByText("61% confidence").click();
  await page.getByText("9 entries for it, none against").click();
  await expect.element(page.getByText("and 3 more places")).toBeVisible();
});

test("without evidence there is nothing to open; without threads it says why", async () => {
  const { redraw } = show(ready(sampleInsight("a")));
  await expect.element(page.getByText("61% confidence")).toBeVisible();
  await expect.element(page.getByText(/for it/)).not.toBeInTheDocument();
  redraw(<InsightList documentCount={2} insights={ready()} citationHref={String} allHref="/threads" />);
  await expect.element(page.getByText("No red threads found yet")).toBeVisible();
  redraw(<InsightList documentCount={1} insights={ready()} citationHref={String} allHref="/threads" />);
  await expect.element(page.getByText("Red threads need at least two documents")).toBeVisible();
  redraw(
    <InsightList
      documentCount={2}
      insights={{ state: "failed", error: new Error() }}
      citationHref={String}
      allHref="/threads"
    />,
  );
  await expect
    .poll(() => page.getByRole("alert").element().textContent)
    .toMatch("Your red threads could not be shown.");
});
