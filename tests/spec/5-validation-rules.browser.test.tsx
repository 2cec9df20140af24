import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChatScreen } from "#app/screens/chat-screen.tsx";
import { HubScreen } from "#app/screens/hub-screen.tsx";
import { UploadScreen } from "#app/screens/upload-screen.tsx";
import type { Answer } from "#core/domain/conversation.ts";
import { AuthPanel } from "#features/auth/auth-panel.tsx";
import { sampleAnswer } from "../support/record-samples.ts";
import { deferred } from "../ui/render.tsx";
import { openDevice, showScreen, user } from "./support/device-screen.tsx";

const email = page.getByLabelText("Email");
const password = page.getByLabelText("Password", { exact: true });
const confirmation = page.getByLabelText("Confirm password");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const alert = page.getByRole("alert");

function showAuth() {
  const signIn = vi.fn(async () => undefined);
  const signUp = vi.fn(async () => undefined);
  showScreen(<AuthPanel commands={{ signIn, signUp, recover: async () => undefined }} />);
  return { signIn, signUp };
}

describe("5. Validation rules: Auth", () => {
  test('email and password both required, otherwise "Please fill in all fields"', async () => {
    const { signIn } = showAuth();
    await button("Sign In").click();
    await expect.element(alert).toHaveTextContent("Please fill in all fields");
    await email.fill("ruth@example.org");
    await button("Sign In").click();
    await expect.element(alert).toHaveTextContent("Please fill in all fields");
    expect(signIn).not.toHaveBeenCalled();
  });

  test('On sign up the password must equal the confirmation, otherwise "Passwords do not match"', async () => {
    const { signUp } = showAuth();
    await button("Sign Up").click();
    await email.fill("ruth@example.org");
    await password.fill("abcdef");
    await confirmation.fill("abcdeg");
    await button("Sign Up").first().click();
    await expect.element(alert).toHaveTextContent("Passwords do not match");
    expect(signUp).not.toHaveBeenCalled();
    await confirmation.fill("abcdef");
    await button("Sign Up").first().click();
    await expect.poll(() => signUp.mock.calls).toEqual([[{ email: "ruth@example.org", password: "abcdef" }]]);
  });

  test('Password at least 6 characters, otherwise "Password must be at least 6 characters" (applies to sign-in too)', async () => {
    const { signIn } = showAuth();
    await email.fill("ruth@example.org");
    await password.fill("abcde");
    await button("Sign In").click();
    await expect.element(alert).toHaveTextContent("Password must be at least 6 characters");
    expect(signIn).not.toHaveBeenCalled();
    await password.fill("abcdef");
    await button("Sign In").click();
    await expect.poll(() => signIn.mock.calls.length).toBe(1);
    await expect.element(alert).toHaveTextContent("");
  });

  test("The email input is of email type", async () => {
    showAuth();
    await expect.element(email).toHaveAttribute("type", "email");
    await button("Sign Up").click();
    await expect.element(email).toHaveAttribute("type", "email");
  });
});

describe("5. Validation rules: Upload accept filters", () => {
  test.each([
    ["PDFs", ["application/pdf"]],
    ["Images", ["image/jpeg", "image/png", "image/jpg"]],
    ["Voice Notes", ["audio/wav", "audio/mp3", "audio/mpeg"]],
  ])("%s: %s. Multiple files allowed", async (zone, types) => {
    await openDevice();
    showScreen(<UploadScreen />, "/upload");
    const input = page.getByLabelText(zone, { exact: true });
    await expect.element(input).toHaveAttribute("multiple");
    expect(input.element().getAttribute("accept")?.split(",")).toEqual(expect.arrayContaining(types));
  });
});

describe("5. Validation rules: Chat", () => {
  const input = page.getByLabelText("Your question");
  const send = page.getByRole("button", { name: "Send" });
  const chats = [
    ["the chat page", <ChatScreen key="page" />],
    ["the records chat", <HubScreen key="hub" user={user} onLogout={() => undefined} />],
  ] as const;

  test.each(chats)("an empty or whitespace-only question is not sent: %s", async (_name, screen) => {
    const answering = vi.fn(async () => sampleAnswer("Yes."));
    await openDevice(answering);
    showScreen(screen, "/dashboard?tab=ask");
    for (const blank of ["", "   "]) {
      await input.fill(blank);
      await expect.element(send).toBeDisabled();
      await userEvent.type(input, "{Enter}");
    }
    await input.fill("When?");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => answering.mock.calls.length).toBe(1);
  });

  test.each(chats)("nothing is sent while a send is pending: %s", async (_name, screen) => {
    const answer = deferred<Answer>();
    const answering = vi.fn(() => answer.promise);
    await openDevice(answering);
    showScreen(screen, "/dashboard?tab=ask");
    await input.fill("When?");
    await send.click();
    await expect.poll(() => answering.mock.calls.length).toBe(1);
    await expect.element(input).toBeDisabled();
    await expect.element(send).toBeDisabled();
    // Even where something else than a person submits the form.
    const form = document.querySelector("form");
    form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    answer.resolve(sampleAnswer("Yes."));
    await expect.element(input).toBeEnabled();
    expect(answering).toHaveBeenCalledTimes(1);
  });
});
