import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tabs } from "#ui/tabs.tsx";
import { render } from "./render.tsx";

function Sample() {
  const [value, setValue] = useState<"one" | "two" | "three">("one");
  return (
    <Tabs
      label="Sample"
      value={value}
      onChange={setValue}
      items={[
        { id: "one", label: "One", content: "first words" },
        { id: "two", label: "Two", content: "second words" },
        { id: "three", label: "Three", content: "third words" },
      ]}
    />
  );
}

it("has names and roles, and shows the panel of the chosen tab only", async () => {
  render(<Sample />);
  await expect.element(page.getByRole("tablist", { name: "Sample" })).toBeVisible();
  await page.getByRole("tab", { name: "Two" }).click();
  await expect.element(page.getByRole("tabpanel", { name: "Two" })).toHaveTextContent("second words");
  await expect.element(page.getByText("first words")).not.toBeInTheDocument();
});

it("moves with the arrow keys, from the last to the first, and with Home and End", async () => {
  render(<Sample />);
  await page.getByRole("tab", { name: "One" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("tab", { name: "Two" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("tab", { name: "Three" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("tab", { name: "One" })).toHaveAttribute("aria-selected", "true");
});
