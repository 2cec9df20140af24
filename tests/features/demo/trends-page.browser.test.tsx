import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { treatments } from "#demo/treatments.ts";
import { type TrendDataPoint, trendData } from "#demo/trend-data.ts";
import { TrendsPage } from "#features/demo/trends/trends-page.tsx";
import { render } from "../../ui/render.tsx";
import { hrefOf, pattern } from "./demo-samples.ts";

const { statistics: _none, ...ruleOnly } = pattern("rule");
const patterns = ["one", "two", "three", "four", "five"].map((id) => pattern(id));

function Sample(props: {
  points: readonly TrendDataPoint[];
  share?: () => Promise<void>;
  download?: () => Promise<void>;
}) {
  return (
    <TrendsPage
      points={props.points}
      treatments={treatments}
      patterns={[ruleOnly, ...patterns]}
      backHref="/demo"
      documentHref={(id) => `/demo/documents/${id}`}
      citationHref={hrefOf}
      share={props.share ?? (async () => undefined)}
      download={props.download ?? (async () => undefined)}
    />
  );
}

const daysInMay = trendData.filter(({ date }) => date.startsWith("2025-05")).length;

const figures = () =>
  [...document.querySelectorAll("p")]
    .map((each) => each.textContent ?? "")
    .filter((text) => /^\d+% /.test(text) && /improvement|worse/.test(text));

it("shows 62, 167 and 100 percent of Nora's own data, and other percentages of other data", async () => {
  const { redraw } = render(<Sample points={trendData} />);
  await expect.poll(figures).toEqual(["62% pain improvement", "167% function improvement", "100% sleep improvement"]);
  redraw(
    <Sample
      points={trendData.map((point) =>
        point.date.startsWith("2025-05") ? { ...point, painLevel: 4, mobilityScore: 6, sleepQuality: 3 } : point,
      )}
    />,
  );
  await expect.poll(figures).toEqual(["51% pain improvement", "100% function improvement", "25% worse sleep"]);
});

it("draws the thread and the table from the data, and colours the last three months", async () => {
  const { redraw } = render(<Sample points={trendData} />);
  const chart = page.getByRole("img", { name: "Pain: monthly mean 8.2 in Dec 2024, 3.1 in May 2025" });
  await expect.element(chart).toBeVisible();
  const drawn = () => document.querySelector("[data-testid=thread]")?.getAttribute("d");
  const before = drawn();
  await page.getByText("Show as a table").first().click();
  const table = page.getByRole("table", { name: "Pain" });
  await expect.element(table.getByRole("row", { name: `May 2025 3.1 ${daysInMay}` })).toBeVisible();
  const months = () =>
    [...document.querySelectorAll("ul [data-tone]")].slice(0, 3).map((badge) => badge.getAttribute("data-tone"));
  expect(months()).toEqual(["yellow", "yellow", "yellow"]);
  redraw(<Sample points={trendData.map((point) => ({ ...point, painLevel: point.date < "2025-05" ? 9 : 2 }))} />);
  await expect.poll(months).toEqual(["red", "red", "green"]);
  expect(drawn()).not.toBe(before);
});

it("shows four patterns with strength and trend, each with the way to its evidence", async () => {
  render(<Sample points={trendData} />);
  const section = page.getByRole("region", { name: "Pattern insights" });
  await expect.poll(() => section.getByRole("heading", { level: 3 }).elements().length).toBe(4);
  expect(section.getByText("Strength: Moderate").elements()).toHaveLength(4);
  expect(section.getByText("Trend: Steady").elements()).toHaveLength(4);
  await section.getByText("Show the evidence").first().click();
  await expect
    .element(section.getByRole("link", { name: "diary.pdf, page 1" }).first())
    .toHaveAttribute("href", "/nora-diary-winter/1/1-6");
});

it("dates every treatment by the record that says so", async () => {
  render(<Sample points={trendData} />);
  const section = page.getByRole("region", { name: "Treatment timeline" });
  await expect.poll(() => section.getByRole("link").elements().length).toBe(treatments.length);
  await expect
    .element(section.getByRole("link", { name: "15 January 2025 to 5 March 2025" }))
    .toHaveAttribute("href", "/demo/documents/nora-rheumatology-january");
});

it("names the most useful measured thread as key discovery, to share or to download", async () => {
  const share = vi.fn(async () => undefined);
  const download = vi.fn(async () => undefined);
  render(<Sample points={trendData} share={share} download={download} />);
  const box = page.getByRole("region", { name: "Key discovery" });
  await expect.element(box.getByText("Pattern one.", { exact: true })).toBeVisible();
  await box.getByRole("button", { name: "Share with Care Team" }).click();
  await box.getByRole("button", { name: "Download PDF Summary" }).click();
  expect(share).toHaveBeenCalledOnce();
  expect(download).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("link", { name: "Back to Demo" })).toHaveAttribute("href", "/demo");
});
