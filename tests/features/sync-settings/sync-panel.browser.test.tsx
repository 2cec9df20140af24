import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { SignedInDevice, SyncCommands } from "#features/sync-settings/sync-commands.ts";
import { SyncPanel } from "#features/sync-settings/sync-panel.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const done = async () => undefined;
const device = (changes: Partial<SignedInDevice>): SignedInDevice => ({
  id: "first",
  kind: "device",
  name: "Chrome, Windows",
  addedAt: Date.UTC(2026, 10, 3, 12),
  lastUsedAt: Date.UTC(2026, 10, 20, 12),
  isThisOne: false,
  ...changes,
});

function show(
  account: { kind: "private" | "assisted"; kitKept: boolean } | undefined,
  given: Partial<SyncCommands> = {},
  isConnected = true,
) {
  const commands: SyncCommands = {
    turnOn: vi.fn(async () => true),
    connect: vi.fn(done),
    reconnect: vi.fn(done),
    turnOff: vi.fn(done),
    switchKind: vi.fn(done),
    deleteFromServer: vi.fn(done),
    list: vi.fn(async () => []),
    revoke: vi.fn(done),
    ...given,
  };
  const onKit = vi.fn();
  render(<SyncPanel account={account} isConnected={isConnected} kitHref="/kit" onKit={onKit} commands={commands} />);
  return { commands, onKit };
}

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const password = page.getByLabelText("Your password", { exact: true });

it("makes a private account unless something else is chosen, and goes to the kit", async () => {
  const { commands, onKit } = show(undefined);
  await button("Use several devices").click();
  await button("Turn on").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Please fill in all fields");
  await password.fill("heron lane");
  await button("Turn on").click();
  expect(commands.turnOn).toHaveBeenCalledExactlyOnceWith({ password: "heron lane", kind: "private" });
  await vi.waitFor(() => expect(onKit).toHaveBeenCalledOnce());
});

it("lets the server read only after an agreement that was given by hand", async () => {
  const { commands, onKit } = show(undefined);
  await button("Use several devices").click();
  await page.getByRole("radio", { name: "My devices and the server" }).click();
  await password.fill("heron lane");
  await button("Turn on").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Please tick the box");
  expect(commands.turnOn).not.toHaveBeenCalled();
  await page.getByRole("checkbox").click();
  await button("Turn on").click();
  expect(commands.turnOn).toHaveBeenCalledExactlyOnceWith({ password: "heron lane", kind: "assisted" });
  expect(onKit).not.toHaveBeenCalled();
});

it("asks for the letters of an account that is there already, or takes it that there are none", async () => {
  const { commands } = show(undefined, { turnOn: async () => false });
  await button("Use several devices").click();
  await password.fill("heron lane");
  await button("Turn on").click();
  await expect.element(page.getByRole("heading", { name: "This e-mail already has an account there" })).toBeVisible();
  await password.fill("heron lane");
  await button("Connect").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Please type the letters");
  await page.getByLabelText("Letters of the recovery kit").fill("abcd efgh");
  await button("Connect").click();
  expect(commands.connect).toHaveBeenLastCalledWith({ password: "heron lane", letters: "abcd efgh" });
  await button("My account has no letters").click();
  await button("Connect").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Please tick the box");
  await page.getByRole("checkbox").click();
  await button("Connect").click();
  expect(commands.connect).toHaveBeenLastCalledWith({ password: "heron lane", mayRead: true });
});

it("says in the server's words what did not work, and keeps what was typed", async () => {
  const sentence = "The server could not be reached. Please try again when you are online.";
  show(undefined, { turnOn: () => Promise.reject(new Error(sentence)) });
  await button("Use several devices").click();
  await password.fill("heron lane");
  await button("Turn on").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
  await expect.element(password).toHaveValue("heron lane");
});

it("lists who is signed in, and signs out any but this one", async () => {
  const list = vi
    .fn<SyncCommands["list"]>()
    .mockResolvedValueOnce([
      device({ isThisOne: true }),
      device({ id: "second", name: "Safari, iPhone" }),
      device({ id: "third", kind: "session", name: "" }),
    ])
    .mockResolvedValue([device({ isThisOne: true })]);
  const { commands } = show({ kind: "private", kitKept: true }, { list });
  await expect.element(page.getByText("Only your own devices can read your records.")).toBeVisible();
  await expect.element(page.getByRole("listitem").nth(1)).toMatchTextContent("Safari, iPhone");
  await expect.element(page.getByRole("listitem").nth(2)).toMatchTextContent("A program without the app");
  await expect.element(page.getByText("You have not kept your recovery kit yet.")).not.toBeInTheDocument();
  expect(page.getByRole("listitem").first().getByRole("button").elements()).toEqual([]);
  await button("Sign out Safari, iPhone").click();
  expect(commands.revoke).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "second", kind: "device" }));
  await expect.element(page.getByRole("listitem").nth(1)).not.toBeInTheDocument();
});

it("tries the list again after it could not be loaded", async () => {
  const list = vi
    .fn<SyncCommands["list"]>()
    .mockRejectedValueOnce(new Error("The server could not be reached."))
    .mockResolvedValue([device({ isThisOne: true })]);
  show({ kind: "assisted", kitKept: true }, { list });
  await expect.element(page.getByRole("alert")).toMatchTextContent("could not be reached");
  await button("Try again").click();
  await expect.element(page.getByRole("listitem")).toMatchTextContent("This device");
});

it("reminds of a kit that was not kept", async () => {
  show({ kind: "private", kitKept: false });
  await expect.element(page.getByText("You have not kept your recovery kit yet.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Recovery kit" })).toHaveAttribute("href", "/kit");
});

it("changes who may read: to the server with an agreement, to the own devices with a new kit", async () => {
  const { commands } = show({ kind: "private", kitKept: true });
  await button("Change who may read").click();
  await password.fill("heron lane");
  await button("Change").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Please tick the box");
  await page.getByRole("checkbox").click();
  await button("Change").click();
  expect(commands.switchKind).toHaveBeenCalledExactlyOnceWith({ password: "heron lane", kind: "assisted" });
});

it("goes to the new kit after an assisted account became private", async () => {
  const { commands, onKit } = show({ kind: "assisted", kitKept: true });
  await button("Change who may read").click();
  await password.fill("heron lane");
  await button("Change").click();
  expect(commands.switchKind).toHaveBeenCalledExactlyOnceWith({ password: "heron lane", kind: "private" });
  await vi.waitFor(() => expect(onKit).toHaveBeenCalledOnce());
});

it("asks before it turns off, and deletes from the server only with the password", async () => {
  const { commands } = show({ kind: "private", kitKept: true });
  await button("Turn off on this device").click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(commands.turnOff).not.toHaveBeenCalled();
  await button("Turn off on this device").click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  expect(commands.turnOff).toHaveBeenCalledOnce();
  await button("Delete from the server").click();
  await password.fill("heron lane");
  await button("Delete from the server").click();
  expect(commands.deleteFromServer).toHaveBeenCalledExactlyOnceWith({ password: "heron lane" });
});

it("asks a device that is signed out for the password, or for new letters", async () => {
  const { commands } = show({ kind: "private", kitKept: true }, {}, false);
  await expect.element(page.getByRole("heading", { name: "This device is signed out" })).toBeVisible();
  await password.fill("heron lane");
  await button("Go on").click();
  expect(commands.reconnect).toHaveBeenCalledExactlyOnceWith({ password: "heron lane" });
  await button("I have new letters, or need none any more").click();
  await expect.element(page.getByLabelText("Letters of the recovery kit")).toBeVisible();
});
