import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { RecoveryCodeForm } from "#features/settings/recovery-code-form.tsx";
import { profileTexts } from "#features/texts/profile.ts";
import { render } from "../../ui/render.tsx";

const remake = async () => undefined;
const reason = () => page.getByText(/comes from an older version/);

test("says why a new code should be made where an older version made the old one", async () => {
  render(<RecoveryCodeForm remake={remake} warning={profileTexts.oldCode} />);
  await expect.element(reason()).toBeVisible();
});

test("says nothing of it elsewhere", async () => {
  render(<RecoveryCodeForm remake={remake} />);
  await expect.element(page.getByRole("button", { name: "Make a new code" })).toBeVisible();
  await expect.element(reason()).not.toBeInTheDocument();
});
