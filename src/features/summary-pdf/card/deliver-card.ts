import { loadFonts, save } from "#features/summary-pdf/deliver-summary.ts";
import { emergencyTexts as words } from "#features/texts/emergency.ts";
import type { CardInput } from "./card-input.ts";

/** Saves the card as a PDF. The layout and its library come with the first one; a failure is the caller's to tell. */
export async function saveCardPdf(input: CardInput): Promise<void> {
  const today = new Date();
  const [{ createCardPdf }, fonts] = await Promise.all([import("./create-card-pdf.ts"), loadFonts()]);
  const pdf = createCardPdf(input, { today, fonts });
  save(new File([pdf], words.filename(dayOf(today), "pdf"), { type: "application/pdf" }));
}

/** Saves the card as pictures for the lock screen, and answers how many there are. */
export async function saveCardPictures(input: CardInput): Promise<number> {
  const { drawCardPictures } = await import("./draw-card-picture.ts");
  const pictures = await drawCardPictures(input);
  const day = dayOf(new Date());
  pictures.forEach((picture, index) => {
    const part = pictures.length === 1 ? day : `${day}-${index + 1}`;
    save(new File([picture], words.filename(part, "png"), { type: "image/png" }));
  });
  return pictures.length;
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
