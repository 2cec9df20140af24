import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { emergencyCard } from "#core/findings/appointments/emergency-card.ts";
import { cardWords } from "#features/emergency-card/card-words.ts";
import { EmergencyPage, type EmergencyPageProps } from "#features/emergency-card/emergency-page.tsx";
import { drawCardPictures } from "#features/summary-pdf/card/draw-card-picture.ts";
import { useToasts } from "#ui/toast-store.ts";
import { Toaster } from "#ui/toaster.tsx";
import { chartMedicine, chartOf, citationOf } from "../../support/sample-chart.ts";
import { render } from "../../ui/render.tsx";

beforeEach(() => useToasts.setState({ toasts: [] }));

const chartWith = (medicines: number) =>
  chartOf({
    patient: { name: "Nora Ellis", born: "1984-05-04" },
    allergies: [
      { name: "penicillin", reaction: "rash", status: "confirmed", citations: [citationOf("Penicillin: rash", "gp")] },
    ],
    medicines: Array.from({ length: medicines }, (_, index) =>
      chartMedicine({ name: `medicine ${index + 1}`, dose: "15 mg", frequency: "once a week" }),
    ),
  });

function show(medicines: number) {
  const props = {
    card: { state: "ready", value: emergencyCard([], chartWith(medicines)) },
    citationHref: ({ documentId, page: number }) => `#${documentId}/${number}`,
    savePdf: vi.fn(async () => undefined),
    savePicture: vi.fn(async () => 2),
  } satisfies EmergencyPageProps;
  render(
    <>
      <EmergencyPage {...props} />
      <Toaster regionLabel="Messages" closeLabel="Close" />
    </>,
  );
  return props;
}

it("shows the card with allergies in a frame, each line with its place, and hands the same words to paper and picture", async () => {
  const { savePdf, savePicture } = show(2);
  const card = page.getByRole("article", { name: "Emergency card" });
  await expect.element(card).toBeVisible();
  const lines = card.getByRole("listitem").elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "Penicillin rash1",
    "Medicine 1 15 mg, once a week2",
    "Medicine 2 15 mg, once a week2",
  ]);
  expect(card.element().textContent).toContain("Nora EllisBorn 4 May 1984Allergies");
  await expect.element(card.getByRole("link", { name: "Source 1: gp.pdf, page 1" })).toHaveAttribute("href", "#gp/1");
  await page.getByRole("button", { name: "Save as PDF" }).click();
  await page.getByRole("button", { name: "Save as picture" }).click();
  expect(savePdf.mock.calls).toEqual(savePicture.mock.calls);
  await expect.element(page.getByText("2 pictures saved")).toBeVisible();
});

it("has nothing to save where the records name nothing", async () => {
  render(
    <EmergencyPage
      card={{ state: "ready", value: emergencyCard([], chartOf()) }}
      citationHref={() => "#"}
      savePdf={async () => undefined}
      savePicture={async () => 1}
    />,
  );
  await expect.element(page.getByText(/nothing to put on a card/)).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

it.each([
  [3, 1],
  [60, 3],
])("draws %d medicines on pictures of a telephone's size, leaving the clock its room", async (medicines, most) => {
  const pictures = await drawCardPictures(cardWords(emergencyCard([], chartWith(medicines))));
  expect(pictures.length).toBeGreaterThanOrEqual(medicines > 20 ? 2 : 1);
  expect(pictures.length).toBeLessThanOrEqual(most);
  for (const picture of pictures) {
    expect(picture.type).toBe("image/png");
    const bitmap = await createImageBitmap(picture);
    expect([bitmap.width, bitmap.height]).toEqual([1170, 2532]);
    const context = new OffscreenCanvas(1170, 2532).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const shades = (top: number, height: number) =>
      new Set(new Uint32Array(context?.getImageData(0, top, 1170, height).data.buffer ?? new ArrayBuffer()));
    expect(shades(0, 700).size).toBe(1);
    expect(shades(2260, 272).size).toBe(1);
    expect(shades(700, 1500).size).toBeGreaterThan(10);
  }
});
