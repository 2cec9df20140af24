import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ChatScreen } from "#app/screens/chat-screen.tsx";
import { AuthPanel } from "#features/auth/auth-panel.tsx";
import { expectToast, openDevice, showScreen } from "./support/device-screen.tsx";

const nothing = async () => undefined;
const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password", { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/* The rows that no failure of the served app brings about. */
describe("8. Error catalogue", () => {
  test('Sign-in or registration failure | destructive toast titled "Error" with … "Login failed" if none', async () => {
    const signIn = () => Promise.reject(new Error(""));
    showScreen(<AuthPanel commands={{ signIn, signUp: nothing, recover: nothing }} />);
    await email.fill("ruth@example.org");
    await password.fill("abcdef");
    await button("Sign In").click();
    await expectToast({ variant: "destructive", title: "Error", description: "Login failed" });
  });

  test('Sign-in or registration failure | destructive toast titled "Error" with … "Registration failed" if none', async () => {
    const signUp = () => Promise.reject(new Error(""));
    showScreen(<AuthPanel commands={{ signIn: nothing, signUp, recover: nothing }} />);
    await button("Sign Up").click();
    await email.fill("ruth@example.org");
    await password.fill("abcdef");
    await page.getByLabelText("Confirm password").fill("abcdef");
    await button("Sign Up").first().click();
    await expectToast({ variant: "destructive", title: "Error", description: "Registration failed" });
  });

  test('Send without selected conversation | internal error "No conversation selected"', async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { store } = await openDevice();
    vi.spyOn(store, "addConversation").mockRejectedValue(new DOMException("The disk is full.", "QuotaExceededError"));
    showScreen(<ChatScreen />, "/chat");
    await expectToast({ variant: "destructive", title: "Error", description: "Failed to create conversation" });
    await page.getByLabelText("Your question").fill("What was my CRP?");
    await page.getByRole("button", { name: "Send" }).click();
    await expectToast({ variant: "destructive", title: "Error", description: "Failed to send message" });
    expect(log.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      "500: Something went wrong on our side. Please try again.",
      "500: Something went wrong on our side. Please try again.",
      "No conversation selected",
    ]);
    await expect.element(page.getByLabelText("Your question")).toHaveValue("What was my CRP?");
  });
});
