import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ApiError } from "#api/api-error.ts";
import { ProcessingStatus } from "#features/documents/processing-status.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";
import { sampleDocument } from "./document-samples.ts";

beforeEach(() => useToasts.setState({ toasts: [] }));

const common = { documentHref: (id: string) => `#${id}`, retry: async () => undefined };
const locked = (code: "password-needed" | "wrong-password", message: string) =>
  sampleDocument("letter", "pending", { waiting: { code, message } });

it("asks for the password of a locked file where it stands in a list", async () => {
  const unlock = vi.fn(async () => undefined).mockRejectedValueOnce(new ApiError(409, "Busy."));
  render(
    <ProcessingStatus {...common} documents={[locked("password-needed", "This PDF is locked.")]} unlock={unlock} />,
  );
  await expect.element(page.getByText("This PDF is locked.")).toBeVisible();
  await page.getByRole("button", { name: "Type the password of letter.pdf" }).click();
  const dialog = page.getByRole("dialog", { name: "This PDF is locked" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect.element(dialog.getByText("Please type the password first.")).toBeVisible();
  expect(unlock).not.toHaveBeenCalled();

  await dialog.getByLabelText("Password of this PDF").fill("open sesame");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => useToasts.getState().toasts[0]).toMatchObject({ title: "The password could not be used" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Read the file" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(unlock.mock.calls).toEqual([
    ["letter", "open sesame"],
    ["letter", "open sesame"],
  ]);
});

it("says that the last password was wrong, and keeps nothing of it", async () => {
  const document = locked("wrong-password", "That password did not open this PDF.");
  render(<ProcessingStatus {...common} documents={[document]} unlock={async () => undefined} />);
  await page.getByRole("button", { name: "Type the password of letter.pdf" }).click();
  const field = page.getByLabelText("Password of this PDF");
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveAccessibleDescription("That password did not open this PDF.");
});

it("asks for none where a voice note waits, or a file is in line", async () => {
  const documents = [
    sampleDocument("note", "pending", { waiting: { code: "no-speech-reader", message: "Kept." } }),
    sampleDocument("next", "pending"),
  ];
  render(<ProcessingStatus {...common} documents={documents} unlock={async () => undefined} />);
  await expect.element(page.getByText("Kept.")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});
