import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ArrivedFiles } from "#features/arrivals/arrived-files.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { render } from "../../ui/render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const letter = new File(["letter"], "letter.pdf");
const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "scan.pdf");
const letGo = vi.fn(async () => undefined);

function show(files: File[], upload: Parameters<typeof ArrivedFiles>[0]["upload"]) {
  letGo.mockClear();
  render(<ArrivedFiles files={files} upload={upload} letGo={letGo} />);
}

test("nothing is added before somebody says so", async () => {
  const upload = vi.fn(async () => ({ documents: [{}], refused: [] }));
  show([letter], upload);
  await expect.element(page.getByText("letter.pdf")).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Add it to my records" }));
  expect(upload).toHaveBeenCalledWith([letter]);
  expect(letGo).toHaveBeenCalledOnce();
  expect(useToasts.getState().toasts[0]).toMatchObject({ title: "1 record added" });
});

test("what is not wanted is let go, and no record is made", async () => {
  const upload = vi.fn(async () => ({ documents: [], refused: [] }));
  show([letter, letter], upload);
  await userEvent.click(page.getByRole("button", { name: "Do not add" }));
  expect(upload).not.toHaveBeenCalled();
  expect(letGo).toHaveBeenCalledOnce();
});

test("what cannot be taken is named, and the rest is added", async () => {
  const upload = vi.fn(async () => ({ documents: [{}], refused: [] }));
  show([letter, large], upload);
  await userEvent.click(page.getByRole("button", { name: "Add all 2 to my records" }));
  expect(upload).toHaveBeenCalledWith([letter]);
  await expect.element(page.getByText("scan.pdf: It is larger than 10 MB.")).toBeVisible();
  expect(letGo).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  expect(letGo).toHaveBeenCalledOnce();
});

test("when it fails, the files stay", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  show([letter], () => Promise.reject(new Error("full")));
  await userEvent.click(page.getByRole("button", { name: "Add it to my records" }));
  await expect.poll(() => useToasts.getState().toasts[0]).toMatchObject({ title: "Nothing was added" });
  await expect.element(page.getByText("letter.pdf")).toBeVisible();
  expect(letGo).not.toHaveBeenCalled();
});
