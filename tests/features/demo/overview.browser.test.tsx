import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { personaBootstrap } from "#demo/persona.ts";
import { type SampleData, sampleData } from "#demo/sample-data.ts";
import { DemoOverview } from "#features/demo/overview/demo-overview.tsx";
import { PersonaPanel } from "#features/demo/persona/persona-panel.tsx";
import { fetchProcessedCase } from "../../support/fetched-demo-files.ts";
import { render } from "../../ui/render.tsx";
import { hrefOf } from "./demo-samples.ts";

const links = { overview: "/demo", chat: "/demo/chat", upload: "/demo/upload", trends: "/demo/trends" };

function show(sample: SampleData, downloadPdf = async () => undefined) {
  render(
    <DemoOverview
      sample={sample}
      persona={null}
      now={null}
      links={links}
      documentHref={(id) => `/demo/documents/${id}`}
      citationHref={hrefOf}
      downloadPdf={downloadPdf}
    />,
  );
}

it("shows the four numbers, the four ways on, and says that she is fictional", async () => {
  const sample = sampleData(await fetchProcessedCase());
  const download = vi.fn(async () => undefined);
  show(sample, download);
  await expect.element(page.getByRole("heading", { level: 1, name: "Nora Ellis" })).toBeVisible();
  await expect.element(page.getByText("Demo Mode · Fictional patient")).toBeVisible();
  for (const [name, value] of [
    ["Journey Length", sample.stats.journeyLength],
    ["Specialists Seen", sample.stats.specialistsSeen],
    ["Medications Tried", sample.stats.medicationsTried],
    ["Red Threads Found", sample.stats.redThreadsFound],
  ] as const) {
    const term = page.getByText(name, { exact: true }).element();
    expect(term.parentElement?.querySelector("dd")?.textContent).toBe(String(value));
  }
  for (const [name, href] of [
    ["Chat with Records", "/demo/chat"],
    ["Upload Records", "/demo/upload"],
    ["View Trends", "/demo/trends"],
  ] as const)
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", href);
  await page.getByRole("button", { name: "Download PDF Summary" }).click();
  expect(download).toHaveBeenCalledOnce();
});

it("shows every insight with its confidence, the disclaimer, and what was not found", async () => {
  const sample = sampleData(await fetchProcessedCase());
  show(sample);
  for (const { insight, confidence } of sample.insights) {
    const card = page.getByRole("listitem").filter({ hasText: insight });
    await expect.element(card.getByText(`${confidence}% confidence`)).toBeVisible();
  }
  await expect.element(page.getByText(/These are AI observations/)).toBeVisible();
  for (const sentence of sample.notFound) await expect.element(page.getByText(sentence)).toBeVisible();
});

it("shows six records, then all of them, each with date, summary, type and status", async () => {
  const sample = sampleData(await fetchProcessedCase());
  show(sample);
  const section = page.getByRole("region", { name: "Her records" });
  await expect.poll(() => section.getByRole("heading", { level: 3 }).elements().length).toBe(6);
  await section.getByRole("button", { name: `Show all ${sample.documents.length} records` }).click();
  await expect.poll(() => section.getByRole("heading", { level: 3 }).elements().length).toBe(sample.documents.length);
  expect(document.activeElement?.textContent).toBe(sample.documents[6]?.title);
  const last = sample.documents.at(-1);
  if (last === undefined) throw new Error("Nora has no records");
  const entry = section.getByRole("listitem").last();
  await expect
    .element(entry.getByRole("link", { name: last.title }))
    .toHaveAttribute("href", `/demo/documents/${last.id}`);
  await expect.element(entry.getByText("31 May 2025")).toBeVisible();
  await expect.element(entry.getByText("PDF")).toBeVisible();
  await expect.element(entry.getByText("Completed")).toBeVisible();
  await expect.element(entry.getByText("AI summary")).toBeVisible();
});

it("the persona panel has four parts and leads to a specialist", async () => {
  render(<PersonaPanel persona={{ state: "ready", value: personaBootstrap }} specialistHref="/pricing" />);
  for (const name of ["Current challenges", "How Red Thread helps", "Current care team", "Focused Outcomes"])
    await expect.element(page.getByText(name)).toBeVisible();
  await page.getByText("Current care team").click();
  const [member] = personaBootstrap.care_team;
  await expect.element(page.getByText(member?.name ?? "")).toBeVisible();
  await expect.element(page.getByText(member?.role ?? "")).toBeVisible();
  await page.getByText("Focused Outcomes").click();
  await expect.element(page.getByText("by 31 July 2025")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Speak to a Specialist" })).toHaveAttribute("href", "/pricing");
});

it("the persona panel says that it loads, and that it could not", async () => {
  const { redraw } = render(
    <PersonaPanel persona={{ state: "loading" }} specialistHref="/pricing" loading="Loading Nora's data..." />,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading Nora's data...");
  redraw(<PersonaPanel persona={{ state: "failed", error: new Error("gone") }} specialistHref="/pricing" />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Unable to load patient information");
  await expect.element(page.getByRole("link", { name: "Speak to a Specialist" })).toBeVisible();
});
