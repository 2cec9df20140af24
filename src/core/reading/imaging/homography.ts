import type { GreyImage } from "./grey-image.ts";

export interface Point {
  x: number;
  y: number;
}

/** A projective map of the plane: nine numbers, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export const identity: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** First `inner`, then `outer`. */
export function composed(outer: Homography, inner: Homography): Homography {
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, index) => sum + (outer[row * 3 + index] ?? 0) * (inner[index * 3 + column] ?? 0), 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2), cell(2, 0), cell(2, 1), cell(2, 2)];
}

/** The map back, by the adjugate (a projective map has no scale of its own). */
export function inverted([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/**
 * The map of the unit square's corners (0,0), (1,0), (1,1), (0,1) to these four points, in this order. Source: P. Heckbert, "Fundamentals of
 * Texture Mapping and Image Warping", 1989, section 2.2.3.
 */
export function squareTo([p0, p1, p2, p3]: readonly [Point, Point, Point, Point]): Homography {
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const sumX = p0.x - p1.x + p2.x - p3.x;
  const sumY = p0.y - p1.y + p2.y - p3.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}

/** Turned clockwise by `degrees` about the middle of a picture, whose corners then just fit into the answered size. */
export function turned(size: { width: number; height: number }, degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const width = Math.round(Math.abs(size.width * cosine) + Math.abs(size.height * sine));
  const height = Math.round(Math.abs(size.width * sine) + Math.abs(size.height * cosine));
  const map: Homography = [
    cosine,
    -sine,
    width / 2 - (cosine * size.width) / 2 + (sine * size.height) / 2,
    sine,
    cosine,
    height / 2 - (sine * size.width) / 2 - (cosine * size.height) / 2,
    0,
    0,
    1,
  ];
  return { map, width, height };
}

/**
 * The picture drawn anew through a map, with white around it. Between four pixels their values are mixed (bilinear).
 *
 * @param back - Where a point of the new picture lies in the old one.
 */
export function redrawn(image: GreyImage, back: Homography, width: number, height: number): GreyImage {
  const { data } = image;
  const [a, b, c, d, e, f, g, h, i] = back;
  const target = new Uint8Array(width * height).fill(255);
  const [lastX, lastY] = [image.width - 1, image.height - 1];
  for (let y = 0; y < height; y++) {
    const middle = y + 0.5;
    for (let x = 0; x < width; x++) {
      const w = g * (x + 0.5) + h * middle + i;
      const u = (a * (x + 0.5) + b * middle + c) / w - 0.5;
      const v = (d * (x + 0.5) + e * middle + f) / w - 0.5;
      if (u < -0.5 || v < -0.5 || u > lastX + 0.5 || v > lastY + 0.5) continue;
      const left = u < 0 ? 0 : u >= lastX ? Math.max(0, lastX - 1) : u | 0;
      const top = v < 0 ? 0 : v >= lastY ? Math.max(0, lastY - 1) : v | 0;
      const right = Math.min(1, Math.max(0, u - left));
      const down = Math.min(1, Math.max(0, v - top));
      const at = top * image.width + left;
      const next = lastX > 0 ? 1 : 0;
      const below = lastY > 0 ? image.width : 0;
      const upper = (data[at] ?? 0) * (1 - right) + (data[at + next] ?? 0) * right;
      const lower = (data[at + below] ?? 0) * (1 - right) + (data[at + below + next] ?? 0) * right;
      target[y * width + x] = upper * (1 - down) + lower * down + 0.5;
    }
  }
  return { data: target, width, height };
}
