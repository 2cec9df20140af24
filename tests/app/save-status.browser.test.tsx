import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { SaveStatus } from "#app/chrome/save-status.tsx";
import { noteStorageTrouble } from "#db/storage-trouble.ts";
import { deleteDatabase, makeSealedStore } from "../support/sealed-store.ts";
import { render } from "../ui/render.tsx";

afterEach(() => noteStorageTrouble(undefined));

const said = () => page.getByRole("status");

test("says that all is saved only as long as it is", async () => {
  render(<SaveStatus />);
  await expect.element(said()).toHaveTextContent("Saved on this device");
  noteStorageTrouble("full");
  await expect.element(said()).toHaveTextContent("Not all is saved: this device is full");
  noteStorageTrouble(undefined);
  await expect.element(said()).toHaveTextContent("Saved on this device");
});

test("says that the records cannot be reached in a tab whose database another tab took away", async () => {
  const home = await makeSealedStore();
  render(<SaveStatus />);
  await expect.element(said()).toHaveTextContent("Saved on this device");
  await deleteDatabase(home.databaseName);
  await expect.element(said()).toHaveTextContent("Your records cannot be reached: reload the page");
  await home.close();
});
