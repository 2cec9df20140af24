import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { InstallCard } from "#features/install/install-card.tsx";
import type { InstallWay } from "#features/install/install-way.ts";
import { render } from "../../ui/render.tsx";

function card(way: InstallWay, hasRecords = true) {
  const [install, later] = [vi.fn(async () => undefined), vi.fn()];
  render(
    <InstallCard way={way} hasRecords={hasRecords} install={install} later={later} backupHref="/profile#backup" />,
  );
  return { install, later };
}

test("where the browser offers it, one press is enough", async () => {
  const { install, later } = card("prompt");
  await userEvent.click(page.getByRole("button", { name: "Install" }));
  expect(install).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole("button", { name: "Not now" }));
  expect(later).toHaveBeenCalledOnce();
});

test("in a tab of Safari the seven days are said plainly, with the steps and a backup before them", async () => {
  card("iphone");
  await expect.element(page.getByRole("heading", { name: "Safari may delete what you keep here" })).toBeVisible();
  await expect.element(page.getByText(/seven days without opening that page/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Make the backup first" }))
    .toHaveAttribute("href", "/profile#backup");
  const steps = page.getByRole("listitem");
  expect(steps.elements()).toHaveLength(3);
  expect(document.querySelectorAll("li svg")).toHaveLength(3);
  await expect.element(page.getByRole("button", { name: "Install" })).not.toBeInTheDocument();
});

test("without records there is nothing to hand over first", async () => {
  card("iphone", false);
  await expect.element(page.getByText(/Add to Home Screen/)).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});

test.each<InstallWay>(["installed", "none"])("nothing stands there: %s", async (way) => {
  card(way);
  expect(document.querySelector("section")).toBeNull();
});
