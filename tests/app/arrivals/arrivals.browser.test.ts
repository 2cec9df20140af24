import { strToU8, zipSync } from "fflate";
import { afterEach, expect, test, vi } from "vitest";
import { arrive, letGoOfArrivals, lookForArrivals, useArrivals } from "#app/arrivals/arrivals-store.ts";
import { followLaunches } from "#app/arrivals/launches.ts";
import { layDown, listShared } from "#app/arrivals/shared-files.ts";
import { takeShared } from "#app/arrivals/take-shared.ts";
import { unpack } from "#app/arrivals/unpack.ts";

const day = 86_400_000;
const pdf = new File(["%PDF-1.7 letter"], "Brief März.pdf", { type: "application/pdf" });

afterEach(async () => {
  await letGoOfArrivals();
  vi.unstubAllGlobals();
});

function shareOf(parts: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return new Request("/share", { method: "POST", body });
}

const arrived = () => useArrivals.getState().files;

test("shared files wait with their names and bytes, and lead to the page that asks", async () => {
  const answer = await takeShared(shareOf({ files: pdf, title: "A letter" }));
  expect([answer.status, new URL(answer.headers.get("Location") ?? "", location.href).pathname]).toEqual([
    303,
    "/upload",
  ]);
  await lookForArrivals();
  expect(arrived().map(({ name, type }) => [name, type])).toEqual([["Brief März.pdf", "application/pdf"]]);
  expect(await arrived()[0]?.text()).toBe("%PDF-1.7 letter");
  await letGoOfArrivals();
  await lookForArrivals();
  expect(arrived()).toEqual([]);
});

test("words alone become a file of words", async () => {
  await takeShared(shareOf({ title: "Clinic", text: "Your appointment is on 4 May.", url: "" }));
  const [file] = await listShared(Date.now());
  expect(file?.name).toMatch(/^shared-text-.*\.txt$/);
  expect(await file?.text()).toBe("Clinic\n\nYour appointment is on 4 May.");
});

test("what nobody has added after a day is forgotten", async () => {
  const now = Date.now();
  await layDown([pdf], now - day - 1);
  await layDown([new File(["b"], "new.txt")], now - day / 2);
  expect((await listShared(now)).map(({ name }) => name)).toEqual(["new.txt"]);
});

test("a zip of letters comes in as its letters, without what computers add", async () => {
  const packed = zipSync({
    "letters/one.pdf": strToU8("%PDF one"),
    "letters/two.txt": strToU8("two"),
    "__MACOSX/letters/._one.pdf": strToU8("x"),
    "letters/.DS_Store": strToU8("x"),
  });
  const zip = new File([new Uint8Array(packed)], "letters.zip", { type: "application/zip" });
  const files = await unpack(zip);
  expect(files.map(({ name }) => name).sort()).toEqual(["one.pdf", "two.txt"]);
  expect(await files.find(({ name }) => name === "one.pdf")?.text()).toBe("%PDF one");
});

test.each<[string, File]>([
  ["a damaged zip", new File(["PK no zip at all"], "letters.zip")],
  [
    "an archive of this product",
    new File([new Uint8Array(zipSync({ "manifest.json": strToU8("{}"), "a.pdf": strToU8("a") }))], "records.zip"),
  ],
  ["a PDF", pdf],
])("%s stays as it is", async (_name, file) => {
  expect(await unpack(file)).toEqual([file]);
});

test("a launch shows its address in the window that is open, and brings its files", async () => {
  let consumer: (launch: unknown) => void = () => undefined;
  vi.stubGlobal("launchQueue", { setConsumer: (given: typeof consumer) => (consumer = given) });
  const show = vi.fn();
  followLaunches(show);
  const handle = { getFile: async () => pdf };
  consumer({ targetURL: `${location.origin}/upload?opened`, files: [handle] });
  await expect.poll(() => show.mock.calls).toEqual([["/upload?opened"]]);
  expect(arrived().map(({ name }) => name)).toEqual([pdf.name]);
  consumer({ targetURL: `${location.origin}/` });
  consumer({ targetURL: "https://elsewhere.example/upload" });
  await arrive([]);
  expect(show).toHaveBeenCalledOnce();
});
