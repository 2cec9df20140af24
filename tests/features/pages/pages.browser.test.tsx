import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { CareCirclePage } from "#features/pages/care-circle-page.tsx";
import { LandingPage } from "#features/pages/landing/landing-page.tsx";
import { PlainPage } from "#features/pages/plain-page.tsx";
import { PricingPage } from "#features/pages/pricing-page.tsx";
import { StoryPage } from "#features/pages/story-page.tsx";
import { pagesEn } from "#features/texts/pages-en.ts";
import { plainPagesEn } from "#features/texts/plain-pages-en.ts";
import { pricingEn } from "#features/texts/pricing-en.ts";
import { render } from "../../ui/render.tsx";

const links = {
  upload: "/upload",
  story: "/story",
  pricing: "/pricing",
  careCircle: "/care-circle",
  privacy: "/privacy",
  demo: "/demo",
};
const link = (name: string) => page.getByRole("link", { name, exact: true });

it("the landing page leads to everything that it should", async () => {
  render(<LandingPage links={links} />);
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Years of records. One thread through them.");
  for (const [name, href] of [
    ["Start My Health Story", "/upload"],
    ["Explore Demo", "/demo"],
    ["Start with Demo", "/demo"],
    ["Our Story", "/story"],
    ["Read Our Story", "/story"],
    ["See Pricing", "/pricing"],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute("href", href);
  }
  for (const { title } of pagesEn.privacy.points)
    await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
});

it("the sample's numbers lead to the words they rest on", async () => {
  render(<LandingPage links={links} />);
  await expect.element(page.getByText("Sample: a fictional patient")).toBeVisible();
  for (const [index, { name, marked }] of pagesEn.sample.sources.entries()) {
    const mark = page.getByRole("link", { name: `Source ${index + 1}: ${name}` });
    await expect.element(mark).toBeVisible();
    const id = mark.element().getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(id)?.querySelector("mark")?.textContent).toBe(marked);
  }
});

it("the film is silent, runs in a loop, and can be stopped and started", async () => {
  render(<LandingPage links={links} />);
  const video = () => document.querySelector("video");
  await expect.element(page.getByRole("button", { name: "Pause the animation" })).toBeVisible();
  expect(video()).toMatchObject({ muted: true, loop: true, autoplay: true, playsInline: true });
  video()?.scrollIntoView();
  await expect.poll(() => video()?.paused).toBe(false);
  await expect.poll(() => video()?.videoWidth).toBe(1280);
  expect(video()?.duration).toBeCloseTo(10, 1);
  await page.getByRole("button", { name: "Pause the animation" }).click();
  await expect.poll(() => video()?.paused).toBe(true);
  await page.getByRole("button", { name: "Play the animation" }).click();
  await expect.poll(() => video()?.paused).toBe(false);
});

it("the film stands still where less motion is asked for, until it is started", async () => {
  const real = window.matchMedia.bind(window);
  const asked = vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = real(query);
    if (query.includes("prefers-reduced-motion")) Object.defineProperty(list, "matches", { value: true });
    return list;
  });
  try {
    render(<LandingPage links={links} />);
    const play = page.getByRole("button", { name: "Play the animation" });
    await expect.element(play).toBeVisible();
    const video = document.querySelector("video");
    video?.scrollIntoView();
    expect(video).toMatchObject({ paused: true, autoplay: false, src: "" });
    await play.click();
    await expect.poll(() => video?.paused).toBe(false);
  } finally {
    asked.mockRestore();
  }
});

it("every plan leads to the demo, by a name of its own", async () => {
  render(<PricingPage links={links} />);
  for (const { name, price } of pricingEn.plans) {
    await expect.element(link(`See it in the demo: ${name}`)).toHaveAttribute("href", "/demo");
    await expect.element(page.getByText(price, { exact: true })).toBeVisible();
  }
  await expect.element(link("Explore Demo")).toHaveAttribute("href", "/demo");
  await expect.element(link("About the Care Circle")).toHaveAttribute("href", "/care-circle");
});

it("a question opens to its answer", async () => {
  render(<PricingPage links={links} />);
  for (const { question, answer } of pricingEn.faq) {
    const shown = page.getByText(answer, { exact: true });
    await expect.element(shown).not.toBeVisible();
    await page.getByText(question, { exact: true }).click();
    await expect.element(shown).toBeVisible();
  }
});

it("the story calls to the upload page, and the care circle to the demo and the prices", async () => {
  const { redraw } = render(<StoryPage links={links} />);
  await expect.element(link("Start My Health Story")).toHaveAttribute("href", "/upload");
  redraw(<CareCirclePage links={links} />);
  await expect.element(link("Explore Demo")).toHaveAttribute("href", "/demo");
  await expect.element(link("See Pricing")).toHaveAttribute("href", "/pricing");
  await expect.element(page.getByText("It is not part of this prototype.", { exact: false })).toBeVisible();
});

it.each(Object.values(plainPagesEn))("$title shows all its words", async (texts) => {
  render(<PlainPage texts={texts} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(texts.title);
  for (const { heading } of texts.sections)
    await expect.element(page.getByRole("heading", { level: 2, name: heading, exact: true })).toBeVisible();
});
