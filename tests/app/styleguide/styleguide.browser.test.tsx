import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { StyleguideScreen } from "#app/styleguide/styleguide-screen.tsx";
import { render } from "../../ui/render.tsx";

/** The components of `ui`, by the names that they are exported by; providers and tokens draw nothing of their own. */
const components = Object.keys(import.meta.glob("../../../src/ui/*.tsx", { query: "?raw" }));
const sources = import.meta.glob<string>("../../../src/ui/*.tsx", { query: "?raw", import: "default", eager: true });
const drawsNothing = new Set(["LinkProvider", "TooltipProvider"]);

it("names every component of ui, so that a new one is not forgotten", async () => {
  render(<StyleguideScreen />);
  await expect.element(page.getByRole("heading", { level: 1, name: "Styleguide" })).toBeVisible();
  const exported = components.flatMap((path) =>
    [...(sources[path] ?? "").matchAll(/export function ([A-Z]\w+)/g)].map(([, name]) => name ?? ""),
  );
  expect(exported.length).toBeGreaterThan(20);
  const named = [...document.querySelectorAll("h3")].map((heading) => heading.textContent).join(" ");
  expect(exported.filter((name) => !drawsNothing.has(name) && !new RegExp(`\\b${name}\\b`).test(named))).toEqual([]);
});
