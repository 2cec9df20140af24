import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { BackupCommands, OpenFailure, ShownBackups } from "#features/backup/backup-commands.ts";
import { BackupPanel } from "#features/backup/backup-panel.tsx";
import { BackupReminder } from "#features/backup/backup-reminder.tsx";
import { BackupTrial } from "#features/backup/backup-trial.tsx";
import { RestoreForm } from "#features/backup/restore-form.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const shownToast = () => useToasts.getState().toasts[0];
const button = (name: string | RegExp) => page.getByRole("button", { name });
const file = new File(["sealed"], "red-thread-2026-04-01-0900-ab12.redthread");
const at = Date.UTC(2026, 3, 1, 9);

const nothingYet: ShownBackups = {
  last: undefined,
  hasNews: true,
  folder: undefined,
  canPickFolder: true,
  running: undefined,
  isMade: false,
  failed: false,
  triedAt: undefined,
};

function commands(changes: Partial<BackupCommands> = {}): BackupCommands {
  const done = async () => undefined;
  return {
    chooseFolder: vi.fn(done),
    forgetFolder: vi.fn(done),
    backUp: vi.fn(done),
    giveAway: vi.fn(done),
    tryOut: async () => succeed({ whole: 3, damaged: [], here: 3, hereAndInside: 3 }),
    bringBack: async () => fail({ kind: "damaged" }),
    ...changes,
  };
}

test("without a backup it says so, and a folder is picked once", async () => {
  const given = commands();
  render(<BackupPanel shown={nothingYet} commands={given} />);
  await expect.element(page.getByText("There is no backup yet.")).toBeVisible();
  await userEvent.click(button("Choose a folder once"));
  expect(given.chooseFolder).toHaveBeenCalledOnce();
});

test("its day is said, and whether something came since; a folder goes on by itself", async () => {
  const last = { at, documents: 52, bytes: 210 * 1024 ** 2 };
  const folder = { name: "Cloud", state: "open" } as const;
  render(<BackupPanel shown={{ ...nothingYet, last, folder }} commands={commands()} />);
  await expect.element(page.getByText(/^Last backup: 1 April 2026.*52 records, 210.0 MB/)).toBeVisible();
  await expect.element(page.getByText("Something was added or changed since then.")).toBeVisible();
  await expect.element(page.getByText(/your folder “Cloud” by itself/)).toBeVisible();
  await expect.element(button("Choose a folder once")).not.toBeInTheDocument();
});

test("a browser that knows no folders says that it takes one press", async () => {
  render(<BackupPanel shown={{ ...nothingYet, canPickFolder: false }} commands={commands()} />);
  await expect.element(page.getByText(/it takes one press/)).toBeVisible();
  await expect.element(button("Choose a folder once")).not.toBeInTheDocument();
});

test("a file that waits for another press is offered", async () => {
  const given = commands();
  render(<BackupPanel shown={{ ...nothingYet, isMade: true }} commands={given} />);
  await userEvent.click(button("Save it now"));
  expect(given.giveAway).toHaveBeenCalledOnce();
});

test("what went wrong is told; a share sheet that was closed is nothing wrong", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const backUp = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException("Closed.", "AbortError"));
  render(<BackupPanel shown={{ ...nothingYet, failed: true }} commands={commands({ backUp })} />);
  await expect.element(page.getByText(/could not be written to the folder/)).toBeVisible();
  await userEvent.click(button("Back up now"));
  expect(shownToast()).toBeUndefined();
  backUp.mockRejectedValue(new Error("full"));
  await userEvent.click(button("Back up now"));
  await expect.poll(shownToast).toMatchObject({ title: "Backup failed", variant: "destructive" });
});

async function attempt(code = "ABCD-EFGH"): Promise<void> {
  await userEvent.upload(page.getByLabelText("Choose a backup"), file);
  await userEvent.fill(page.getByLabelText("Recovery code"), code);
  await userEvent.click(button("Open and read it"));
}

test("a trial says what is whole and how much of this device is in it", async () => {
  const tryOut = vi.fn<BackupCommands["tryOut"]>(async () =>
    succeed({ whole: 3, damaged: [], here: 4, hereAndInside: 3 }),
  );
  render(<BackupTrial triedAt={undefined} commands={commands({ tryOut })} />);
  await expect.element(page.getByText("No backup was tried yet.")).toBeVisible();
  await attempt();
  const status = page.getByRole("status");
  await expect.element(status.getByText("It opens with your code, and 3 records are whole.")).toBeVisible();
  await expect.element(status.getByText("3 of the 4 records on this device are in it.")).toBeVisible();
  expect(tryOut).toHaveBeenCalledWith(file, "ABCD-EFGH", expect.any(Function));
  await expect.element(button("Bring back what is not here")).not.toBeInTheDocument();
});

test("what a backup holds and this device does not can be brought back", async () => {
  const counts = { restored: 2, alreadyThere: 1, toRead: 0, refused: [] };
  const report = {
    documents: counts,
    conversations: { restored: 0, alreadyThere: 0, refused: 0 },
    questions: { restored: 0 },
  };
  const given = commands({
    tryOut: async () => succeed({ whole: 3, damaged: [], here: 1, hereAndInside: 1 }),
    bringBack: async () => succeed(report),
  });
  render(<BackupTrial triedAt={at} commands={given} />);
  await expect.element(page.getByText(/^Last tried: 1 April 2026/)).toBeVisible();
  await attempt();
  await userEvent.click(button("Bring back what is not here"));
  await expect.element(page.getByText("2 records were brought back.")).toBeVisible();
});

test.each<[OpenFailure, RegExp]>([
  [{ kind: "wrong-code" }, /^This code does not open this backup/],
  [{ kind: "mistyped", sentence: "Please look at group 3 again." }, /^Please look at group 3 again/],
  [{ kind: "not-a-backup" }, /^This file is no backup of Red Thread/],
])("a backup that does not open says why: %o", async (failure, sentence) => {
  const tryOut = vi.fn<BackupCommands["tryOut"]>(async () => fail(failure));
  render(<BackupTrial triedAt={undefined} commands={commands({ tryOut })} />);
  await attempt();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("the reminder says of which day the last one is, and leads to the settings", async () => {
  render(<BackupReminder lastAt={at} href="/profile#backup" />);
  await expect
    .element(page.getByText("Your last backup is of 1 April 2026, and something was added since."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back up now" })).toHaveAttribute("href", "/profile#backup");
});

test("coming back asks for all four, and says why it failed", async () => {
  const restore = vi.fn(async () => "This code does not open this backup.");
  render(<RestoreForm restore={restore} signInHref="/auth" />);
  const submit = () => userEvent.click(button("Bring your records back"));
  await submit();
  await expect.element(page.getByText(/^Please choose the backup/)).toBeVisible();
  await userEvent.upload(page.getByLabelText("Choose a backup"), file);
  await userEvent.fill(page.getByLabelText("Recovery code"), "ABCD");
  await userEvent.fill(page.getByLabelText("Email"), " ruth@example.org ");
  await userEvent.fill(page.getByLabelText("New password"), "short");
  await submit();
  await expect.element(page.getByText(/must have at least 6 characters/)).toBeVisible();
  expect(restore).not.toHaveBeenCalled();
  await userEvent.fill(page.getByLabelText("New password"), "heron lane");
  await submit();
  const credentials = { email: "ruth@example.org", password: "heron lane" };
  expect(restore).toHaveBeenCalledWith({ file, code: "ABCD", credentials }, expect.any(Function));
  await expect.element(page.getByRole("alert")).toHaveTextContent("This code does not open this backup.");
});
