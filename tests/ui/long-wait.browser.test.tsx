import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { LongWait } from "#ui/long-wait.tsx";
import { render } from "./render.tsx";

const waitFor = (of: string) => (
  <LongWait of={of} afterMs={500}>
    This takes long.
  </LongWait>
);

it("says that it takes long when nothing new has come, and takes it back when something comes", async () => {
  const sentence = page.getByText("This takes long.");
  const { redraw } = render(waitFor("page 1"));
  expect(sentence.query()).toBeNull();
  await expect.element(sentence).toBeVisible();
  redraw(waitFor("page 2"));
  await expect.element(sentence).not.toBeInTheDocument();
  await expect.element(sentence).toBeVisible();
});
