import { areaOf, convexHull, quadrilateralAround } from "./convex-hull.ts";
import { type GreyImage, shrunk } from "./grey-image.ts";
import type { Point } from "./homography.ts";

/** The corners of a page in a picture's pixels: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The picture is looked at with its longer side at most this long: text is gone, edges of paper are not. */
const lookedAt = 360;
/** An edge is where tones differ by this much, as a logarithm, within so many pixels to either side; the edge of a shadow is softer. */
const leastStep = 0.2;
const stepReach = 2;
/** A page has at least this share of the picture, and is at least so much brighter than what lies around it (a logarithm). */
const leastArea = 0.15;
const leastContrast = 0.12;

/** The brightest (or darkest) of the pixels within `radius`, first across and then down. */
function spread(
  tones: Float32Array,
  width: number,
  height: number,
  radius: number,
  pick: typeof Math.max,
): Float32Array {
  const across = new Float32Array(tones.length);
  const both = new Float32Array(tones.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = tones[y * width + x] ?? 0;
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++)
        value = pick(value, tones[y * width + u] ?? 0);
      across[y * width + x] = value;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = across[y * width + x] ?? 0;
      for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++)
        value = pick(value, across[v * width + x] ?? 0);
      both[y * width + x] = value;
    }
  }
  return both;
}

interface Surface {
  pixels: number[];
  /** Pixels at the very edge of the picture. */
  atEdge: number;
  /** Mean of how much brighter it is than what it borders on, and along how many pixels. */
  contrast: number;
  border: number;
}

/** 1 where tones change sharply: a wall without gaps between two surfaces. */
function edges(tones: Float32Array, width: number, height: number): Uint8Array {
  const walls = new Uint8Array(tones.length);
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - stepReach) * width, Math.min(height - 1, y + stepReach) * width];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - stepReach), Math.min(width - 1, x + stepReach)];
      const across = (tones[y * width + right] ?? 0) - (tones[y * width + left] ?? 0);
      const down = (tones[below + x] ?? 0) - (tones[above + x] ?? 0);
      if (Math.hypot(across, down) >= leastStep) walls[y * width + x] = 1;
    }
  }
  return walls;
}

/** The largest surface without an edge in it that is brighter than what it borders on. */
function largestSurface(tones: Float32Array, width: number, height: number): Surface | undefined {
  const seen = edges(tones, width, height);
  let largest: Surface | undefined;
  for (let seed = 0; seed < tones.length; seed++) {
    if (seen[seed] !== 0) continue;
    seen[seed] = 2;
    const surface: Surface = { pixels: [seed], atEdge: 0, contrast: 0, border: 0 };
    for (let index = 0; index < surface.pixels.length; index++) {
      const at = surface.pixels[index] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) surface.atEdge += 1;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [u, v] = [x + dx, y + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const next = v * width + u;
        if (seen[next] === 0) {
          seen[next] = 2;
          surface.pixels.push(next);
        }
        if (seen[next] !== 1) continue;
        // A few pixels further on, past the blur of the edge.
        const [farX, farY] = [x + 6 * dx, y + 6 * dy];
        if (farX < 0 || farY < 0 || farX >= width || farY >= height) continue;
        surface.contrast += (tones[at] ?? 0) - (tones[farY * width + farX] ?? 0);
        surface.border += 1;
      }
    }
    const isBrighter = surface.border > 0 && surface.contrast / surface.border >= leastContrast;
    if (isBrighter && surface.pixels.length > (largest?.pixels.length ?? 0)) largest = surface;
  }
  return largest;
}

/** The corner that is farthest up and to the left comes first. */
function inOrder(corners: [Point, Point, Point, Point]): Corners {
  const start = corners.reduce((best, { x, y }, index) => {
    const other = corners[best];
    return other && x + y < other.x + other.y ? index : best;
  }, 0);
  const at = (index: number): Point => corners[(start + index) % 4] ?? { x: 0, y: 0 };
  return [at(0), at(1), at(2), at(3)];
}

function angleAt(corner: Point, first: Point, second: Point): number {
  const [ax, ay] = [first.x - corner.x, first.y - corner.y];
  const [bx, by] = [second.x - corner.x, second.y - corner.y];
  return (Math.acos((ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by))) * 180) / Math.PI;
}

function isSheet(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const angle = angleAt(corner, corners[(index + 3) % 4] ?? corner, corners[(index + 1) % 4] ?? corner);
    return angle > 55 && angle < 125;
  });
}

/**
 * Finds a sheet of paper that lies on something darker. Paper is the largest surface without a sharp step in its tone (shadows are soft); the
 * smallest quadrilateral around it is the page. Undefined where the page fills the picture, is cut off on most sides, or cannot be told from
 * what it lies on: then nothing is cut away.
 */
export function pageCorners(image: GreyImage): Corners | undefined {
  const factor = Math.max(1, Math.ceil(Math.max(image.width, image.height) / lookedAt));
  const { data, width, height } = shrunk(image, factor);
  if (width < 40 || height < 40) return undefined;
  const tones = Float32Array.from(data, (tone) => Math.log(Math.max(12, tone)));
  // Closing (brightest, then darkest): thin dark strokes vanish, edges stay where they are.
  const bare = spread(spread(tones, width, height, 3, Math.max), width, height, 3, Math.min);
  const surface = largestSurface(bare, width, height);
  if (!surface || surface.pixels.length < leastArea * width * height) return undefined;
  if (surface.atEdge > width + height) return undefined;
  const hull = convexHull(surface.pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) })));
  const around = quadrilateralAround(hull);
  if (!around) return undefined;
  const area = areaOf(around);
  const isFull = surface.pixels.length >= 0.7 * areaOf(hull) && areaOf(hull) >= 0.9 * area;
  const corners = inOrder(around);
  if (!isFull || area > 0.97 * width * height || !isSheet(corners)) return undefined;
  // The surface ends before its edge begins; half of what is missing is given back, so that nothing of the table comes along.
  const grown = 1 + stepReach / Math.sqrt(area);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const scaled = ({ x, y }: Point): Point => ({
    x: (middle.x + (x - middle.x) * grown + 0.5) * factor,
    y: (middle.y + (y - middle.y) * grown + 0.5) * factor,
  });
  return [scaled(corners[0]), scaled(corners[1]), scaled(corners[2]), scaled(corners[3])];
}
