import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { type AuthCommands, AuthPanel } from "#features/auth/auth-panel.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { deferred, render } from "../../ui/render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const never = () => new Promise<void>(() => undefined);
const open = (commands: Partial<AuthCommands> = {}, gate?: string) =>
  render(<AuthPanel gate={gate} commands={{ signIn: never, signUp: never, recover: never, ...commands }} />);

const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password", { exact: true });
const confirmation = page.getByLabelText("Confirm password");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const shownToast = () => useToasts.getState().toasts[0];

it("toggles between the modes, and clears password and confirmation but not the e-mail", async () => {
  open();
  await expect.element(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await email.fill("ruth@example.org");
  await password.fill("secret1");
  await button("Sign Up").click();
  await expect.element(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect.element(password).toHaveValue("");
  await expect.element(email).toHaveValue("ruth@example.org");
  await password.fill("secret1");
  await confirmation.fill("secret2");
  await button("Sign In").click();
  await expect.element(password).toHaveValue("");
  await button("Sign Up").click();
  await expect.element(confirmation).toHaveValue("");
});

it("shows and hides the password", async () => {
  open();
  await expect.element(password).toHaveAttribute("type", "password");
  await button("Show password").click();
  await expect.element(password).toHaveAttribute("type", "text");
  await button("Hide password").click();
  await expect.element(password).toHaveAttribute("type", "password");
  await expect.element(email).toHaveAttribute("type", "email");
});

it("says what is missing and sends nothing", async () => {
  const signUp = vi.fn(never);
  open({ signUp });
  await button("Sign Up").click();
  await button("Sign Up").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please fill in all fields");
  await email.fill("ruth@example.org");
  await password.fill("abc");
  await confirmation.fill("abd");
  await button("Sign Up").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Passwords do not match");
  await confirmation.fill("abc");
  await button("Sign Up").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Password must be at least 6 characters");
  expect(signUp).not.toHaveBeenCalled();
});

it("greets on success, and is busy until then", async () => {
  const answer = deferred<void>();
  const signIn = vi.fn(() => answer.promise);
  open({ signIn });
  await email.fill("ruth@example.org");
  await password.fill("abcdef");
  await button("Sign In").click();
  await expect.element(page.getByRole("button", { name: "Opening your records..." })).toBeDisabled();
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: "ruth@example.org", password: "abcdef" });
  answer.resolve();
  await expect.poll(shownToast).toMatchObject({ title: "Welcome back to Red Thread", variant: "default" });
});

it("names the product after a registration", async () => {
  open({ signUp: async () => undefined });
  await button("Sign Up").click();
  await email.fill("ruth@example.org");
  await password.fill("abcdef");
  await confirmation.fill("abcdef");
  await button("Sign Up").click();
  await expect
    .poll(shownToast)
    .toMatchObject({ title: "Account created successfully!", description: "Welcome to Red Thread" });
});

it.each([
  [
    new Error("401: This e-mail and password do not belong together."),
    "401: This e-mail and password do not belong together.",
  ],
  [new Error(""), "Login failed"],
])("shows a destructive toast titled Error: %o", async (error, description) => {
  open({ signIn: () => Promise.reject(error) });
  await email.fill("ruth@example.org");
  await password.fill("abcdef");
  await button("Sign In").click();
  await expect.poll(shownToast).toMatchObject({ title: "Error", description, variant: "destructive" });
  await expect.element(button("Sign In")).toBeEnabled();
});

it("sets a new password with the recovery code", async () => {
  const recover = vi.fn(async () => undefined);
  open({ recover });
  await button("Forgot your password?").click();
  await button("Set new password").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Please fill in all fields");
  await email.fill("ruth@example.org");
  await page.getByLabelText("Recovery code").fill(" DFSD-2DX1 ");
  await page.getByLabelText("New password", { exact: true }).fill("abcdef");
  await button("Set new password").click();
  await expect
    .poll(() => recover.mock.calls)
    .toEqual([[{ email: "ruth@example.org", code: "DFSD-2DX1", newPassword: "abcdef" }]]);
});

it("says above the form why a gate sent the visitor here, and that it is a prototype", async () => {
  open({}, "Please log in to upload documents");
  await expect.element(page.getByText("Please log in to upload documents")).toBeVisible();
  await expect.element(page.getByText(/This is a prototype/)).toBeVisible();
});
