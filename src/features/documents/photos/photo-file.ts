import { maximumFileBytes } from "#core/domain/medical-document.ts";
import { isCameraPhoto, photoDocument } from "#core/reading/photo-document.ts";

/** Room for what is around the photos in the file. */
const roomForPhotos = maximumFileBytes - 64 * 1024;

/** Tried one after the other until all pages fit: the longer side in pixels, and the quality of the JPEG. */
const sizes = [
  { longest: 3200, quality: 0.85 },
  { longest: 2400, quality: 0.8 },
  { longest: 1800, quality: 0.7 },
  { longest: 1400, quality: 0.6 },
];

/** A photo that this browser cannot open. */
export class UnreadablePhoto extends Error {
  readonly file: File;

  constructor(file: File, options?: ErrorOptions) {
    super(`${file.name} could not be opened`, options);
    this.file = file;
  }
}

async function redrawn(photo: File, longest: number, quality: number): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch((cause: unknown) => {
    throw new UnreadablePhoto(photo, { cause });
  });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing beside the page");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return new Uint8Array(await blob.arrayBuffer());
}

const total = (pages: readonly Uint8Array[]) => pages.reduce((sum, page) => sum + page.length, 0);

/**
 * The photos as the pages of one PDF. A camera's JPEG is kept to the byte; other formats are redrawn, and all of them where together they are larger
 * than a file may be. Rejects with {@link UnreadablePhoto} where the browser does not know a format.
 */
export async function photoFile(photos: readonly File[], now: Date): Promise<File> {
  let pages = await Promise.all(
    photos.map(async (photo) => {
      const bytes = new Uint8Array(await photo.arrayBuffer());
      return isCameraPhoto(bytes) ? bytes : redrawn(photo, 4000, 0.9);
    }),
  );
  for (const { longest, quality } of sizes) {
    if (total(pages) <= roomForPhotos) break;
    pages = [];
    // One after the other: an unpacked photo takes 50 MB.
    for (const photo of photos) pages.push(await redrawn(photo, longest, quality));
  }
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const bytes = photoDocument(pages) as Uint8Array<ArrayBuffer>;
  return new File([bytes], `photos-${day}-${two(now.getHours())}${two(now.getMinutes())}.pdf`, {
    type: "application/pdf",
  });
}
