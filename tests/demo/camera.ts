import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { seededNumbers } from "../fixtures/drawn-page.ts";

export type Corner = readonly [x: number, y: number];

export interface Shot {
  width: number;
  height: number;
  /** Where the page's corners lie in the photo: top left, top right, bottom right, bottom left. */
  corners: readonly [Corner, Corner, Corner, Corner];
  /** Colour of the table, as red, green, blue. */
  table: readonly [number, number, number];
  /** Where the shadow of hand and phone falls: centre and radius as fractions of the photo, and how dark it is (0 to 1). */
  shadow: { x: number; y: number; radius: number; strength: number };
  seed: number;
}

/**
 * The projective map from the photo to the unit square of the page (Heckbert, "Fundamentals of texture mapping and image warping", 1989,
 * section 2.2.3: square to quadrilateral, inverted by its adjoint).
 */
export function photoToPage(corners: Shot["corners"]): (x: number, y: number) => [number, number] {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const dx1 = x1 - x2;
  const dx2 = x3 - x2;
  const dy1 = y1 - y2;
  const dy2 = y3 - y2;
  const sx = x0 - x1 + x2 - x3;
  const sy = y0 - y1 + y2 - y3;
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return (x, y) => {
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e);
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f);
    return [u / w, v / w];
  };
}

/** The page lying on a table, seen by a hand-held phone: perspective, uneven light, a shadow, and the sensor's noise. */
export function takePhoto(page: Canvas, shot: Shot): Canvas {
  const source = page.getContext("2d").getImageData(0, 0, page.width, page.height).data;
  const photo = createCanvas(shot.width, shot.height);
  const context = photo.getContext("2d");
  const image = context.createImageData(shot.width, shot.height);
  const toPage = photoToPage(shot.corners);
  const next = seededNumbers(shot.seed);
  const grain = woodGrain(shot.height, shot.seed);
  for (let y = 0; y < shot.height; y++) {
    for (let x = 0; x < shot.width; x++) {
      const [u, v] = toPage(x + 0.5, y + 0.5);
      const onPage = u >= 0 && u < 1 && v >= 0 && v < 1;
      const light = lightAt(x / shot.width, y / shot.height, shot);
      const edge = onPage ? 1 : 1 - 0.35 * Math.exp(-(distanceOutside(u, v) ** 2) * 4000);
      const noise = (next() + next() - 1) * 5;
      const at = 4 * (y * shot.width + x);
      for (let channel = 0; channel < 3; channel++) {
        const base = onPage
          ? sample(source, page.width, page.height, u, v, channel)
          : (shot.table[channel] ?? 0) + (grain[(y + Math.round(3 * Math.sin(x / 90))) % shot.height] ?? 0);
        image.data[at + channel] = Math.max(0, Math.min(255, base * light * edge + noise));
      }
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return photo;
}

function lightAt(x: number, y: number, { shadow }: Shot): number {
  const distance = Math.hypot(x - shadow.x, y - shadow.y) / shadow.radius;
  const inShadow = shadow.strength / (1 + Math.exp(9 * (distance - 1)));
  const corner = 0.14 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);
  return (1 - inShadow) * (0.97 - corner);
}

function distanceOutside(u: number, v: number): number {
  return Math.hypot(Math.max(0, -u, u - 1), Math.max(0, -v, v - 1));
}

function sample(data: Uint8ClampedArray, width: number, height: number, u: number, v: number, channel: number): number {
  const x = Math.max(0, Math.min(width - 1.001, u * width - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, v * height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, line: number) => data[4 * (line * width + column) + channel] ?? 0;
  const upper = at(left, top) * (1 - (x - left)) + at(left + 1, top) * (x - left);
  const lower = at(left, top + 1) * (1 - (x - left)) + at(left + 1, top + 1) * (x - left);
  return upper * (1 - (y - top)) + lower * (y - top);
}

/** Brightness of each row of the table, as boards have it. */
function woodGrain(height: number, seed: number): number[] {
  const next = seededNumbers(seed + 1);
  let level = 0;
  return Array.from({ length: height }, () => {
    level = level * 0.93 + (next() - 0.5) * 5;
    return level;
  });
}
