import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AccountChooser } from "#features/accounts/account-chooser.tsx";
import { PersonSwitch } from "#features/accounts/person-switch.tsx";
import { AuthPanel } from "#features/auth/auth-panel.tsx";
import { render } from "../../ui/render.tsx";

const accounts = [
  { id: "1", email: "ruth@example.org" },
  { id: "2", email: "sam@example.org" },
  { id: "3", email: "sam@elsewhere.net" },
];
const never = () => new Promise<void>(() => undefined);

function showAuth(people = accounts, initialEmail?: string) {
  const commands = { signIn: vi.fn(never), signUp: never, recover: never };
  render(
    <AuthPanel
      commands={commands}
      initialEmail={initialEmail}
      people={(chosen, onChoose) => <AccountChooser accounts={people} chosen={chosen} onChoose={onChoose} />}
    />,
  );
  return commands;
}

test("one press says who one is: the e-mail is filled in and the password asked for", async () => {
  const { signIn } = showAuth();
  const people = page.getByRole("group", { name: "Who are you?" });
  await expect
    .poll(() =>
      people
        .getByRole("button")
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(["rruth", "ssam@example.org", "ssam@elsewhere.net"]);
  await people.getByRole("button", { name: "sam, sam@elsewhere.net" }).click();
  await expect.element(page.getByLabelText("Email")).toHaveValue("sam@elsewhere.net");
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus();
  await expect.element(people.getByRole("button", { pressed: true })).toHaveAccessibleName("sam, sam@elsewhere.net");
  await userEvent.keyboard("secret1{Enter}");
  await expect.poll(() => signIn.mock.calls).toEqual([[{ email: "sam@elsewhere.net", password: "secret1" }]]);
});

test("nobody stands there on a new device, nor above a new account", async () => {
  showAuth([]);
  await expect.element(page.getByLabelText("Email")).toBeVisible();
  await expect.element(page.getByText("Who are you?")).not.toBeInTheDocument();
});

test("whoever switches only has to type the password", async () => {
  showAuth(accounts, "ruth@example.org");
  await expect.element(page.getByLabelText("Email")).toHaveValue("ruth@example.org");
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect.element(page.getByText("Who are you?")).not.toBeInTheDocument();
});

test("switching names the other person, or nobody for one who is new here", async () => {
  const onSwitch = vi.fn();
  render(<PersonSwitch others={accounts.slice(1, 2)} onSwitch={onSwitch} />);
  await page.getByRole("button", { name: "Switch to sam" }).click();
  await page.getByRole("button", { name: "Add another person" }).click();
  expect(onSwitch.mock.calls).toEqual([["sam@example.org"], [undefined]]);
});
