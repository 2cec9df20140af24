import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { seededNumbers } from "../../../fixtures/drawn-page.ts";

/** What a camera, a lamp and a file format do to a page. */
export interface Degradation {
  /** Degrees, clockwise. */
  rotation?: number;
  /** Standard deviation in pixels. */
  blur?: number;
  /** The share of the light that the darkest corner loses. */
  shadow?: number;
  /** JPEG quality, 1 to 100. */
  quality?: number;
  /** How far the corners of the page are pulled, as a share of its size. */
  perspective?: number;
}

interface Point {
  x: number;
  y: number;
}

/** Solves a linear system by Gauss-Jordan elimination with pivoting. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++) {
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const lead = rows[column] ?? [];
    const divisor = lead[column] ?? 1;
    for (let index = column; index <= size; index++) lead[index] = (lead[index] ?? 0) / divisor;
    for (const other of rows) {
      if (other === lead) continue;
      const factor = other[column] ?? 0;
      for (let index = column; index <= size; index++) other[index] = (other[index] ?? 0) - factor * (lead[index] ?? 0);
    }
  }
  return rows.map((row) => row[size] ?? 0);
}

/** The eight numbers of the projective map that sends each point of `from` to the one of `to`. */
function projection(from: Point[], to: Point[]): number[] {
  const rows: number[][] = [];
  from.forEach(({ x, y }, index) => {
    const { x: u, y: v } = to[index] ?? { x: 0, y: 0 };
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  return solve(rows);
}

type Channels = Float32Array;

/** Draws the page, its corners at `corners` of a photo of this size, on a surface of one colour. */
function placed(page: Canvas, size: { width: number; height: number }, corners: Point[], surface: number[]): Channels {
  const { width, height } = page;
  const source = page.getContext("2d").getImageData(0, 0, width, height).data;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = projection(corners, [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]);
  const photo = new Float32Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const w = g * (x + 0.5) + h * (y + 0.5) + 1;
      const u = (a * (x + 0.5) + b * (y + 0.5) + c) / w - 0.5;
      const v = (d * (x + 0.5) + e * (y + 0.5) + f) / w - 0.5;
      const left = Math.floor(u);
      const top = Math.floor(v);
      for (let channel = 0; channel < 3; channel++) {
        const at = (px: number, py: number) =>
          px < 0 || py < 0 || px >= width || py >= height
            ? (surface[channel] ?? 0)
            : (source[(py * width + px) * 4 + channel] ?? 0);
        const upper = at(left, top) * (1 - u + left) + at(left + 1, top) * (u - left);
        const lower = at(left, top + 1) * (1 - u + left) + at(left + 1, top + 1) * (u - left);
        photo[(y * size.width + x) * 3 + channel] = upper * (1 - v + top) + lower * (v - top);
      }
    }
  }
  return photo;
}

function blurred(image: Channels, width: number, height: number, deviation: number): Channels {
  const radius = Math.ceil(deviation * 3);
  const kernel = Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * deviation ** 2)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  const pass = (source: Channels, horizontal: boolean): Channels => {
    const target = new Float32Array(source.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (let channel = 0; channel < 3; channel++) {
          let value = 0;
          for (let step = -radius; step <= radius; step++) {
            const px = horizontal ? Math.max(0, Math.min(width - 1, x + step)) : x;
            const py = horizontal ? y : Math.max(0, Math.min(height - 1, y + step));
            value += (kernel[step + radius] ?? 0) * (source[(py * width + px) * 3 + channel] ?? 0);
          }
          target[(y * width + x) * 3 + channel] = value / sum;
        }
      }
    }
    return target;
  };
  return pass(pass(image, true), false);
}

/** The page as a bad photo or scan shows it: the same bytes for the same seed. */
export function degraded(page: Canvas, how: Degradation, seed: number): Buffer {
  const next = seededNumbers(seed);
  const onTable = how.perspective !== undefined;
  const width = Math.round(page.width * (onTable ? 1.18 : 1.06));
  const height = Math.round(page.height * (onTable ? 1.18 : 1.06));
  const radians = ((how.rotation ?? 0) * Math.PI) / 180;
  const pull = how.perspective ?? 0;
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([sideways = 0, down = 0]) => {
    // Corners are only pulled inwards, so that the page stays in the picture.
    const x = sideways * page.width * (1 - next() * pull);
    const y = down * page.height * (1 - next() * pull);
    return {
      x: width / 2 + x * Math.cos(radians) - y * Math.sin(radians),
      y: height / 2 + x * Math.sin(radians) + y * Math.cos(radians),
    };
  });
  const surface = onTable ? [104, 84, 66] : [255, 255, 255];
  let image = placed(page, { width, height }, corners, surface);
  if (how.blur) image = blurred(image, width, height, how.blur);
  const angle = next() * 2 * Math.PI;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const pixels = context.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // A soft edge across the page, as a hand or a head above it throws.
      const along = ((x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle)) * 6;
      const light = 1 - (how.shadow ?? 0) / (1 + Math.exp(-along));
      const noise = (next() - 0.5) * 12;
      const at = y * width + x;
      for (let channel = 0; channel < 3; channel++)
        pixels.data[at * 4 + channel] = (image[at * 3 + channel] ?? 0) * light + noise;
      pixels.data[at * 4 + 3] = 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toBuffer("image/jpeg", how.quality ?? 85);
}
