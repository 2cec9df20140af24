import type { Point } from "./homography.ts";

function turn(first: Point, second: Point, third: Point): number {
  return (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x);
}

/** The corners of the convex hull, clockwise as seen on a screen. Source: A. Andrew's monotone chain, 1979. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((first, second) => first.x - second.x || first.y - second.y);
  const chain = (ordered: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of ordered) {
      for (let last = hull.length; last >= 2; last = hull.length) {
        const [before, end] = [hull[last - 2], hull[last - 1]];
        if (!before || !end || turn(before, end, point) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    hull.pop();
    return hull;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

export function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  polygon.forEach((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return Math.abs(sum) / 2;
}

/** Where the line through `first` and `second` meets the line through `third` and `fourth`; undefined where they are parallel. */
function meeting(first: Point, second: Point, third: Point, fourth: Point): Point | undefined {
  const [ax, ay] = [second.x - first.x, second.y - first.y];
  const [bx, by] = [fourth.x - third.x, fourth.y - third.y];
  const determinant = ax * by - ay * bx;
  if (Math.abs(determinant) < 1e-9) return undefined;
  const along = ((third.x - first.x) * by - (third.y - first.y) * bx) / determinant;
  return { x: first.x + along * ax, y: first.y + along * ay };
}

/**
 * A quadrilateral around a convex polygon: again and again the side is left out whose neighbours, made longer until they meet, add the least area.
 * So a torn or rounded corner does not count. Undefined for polygons that no quadrilateral fits around.
 */
export function quadrilateralAround(hull: readonly Point[]): [Point, Point, Point, Point] | undefined {
  const corners = [...hull];
  while (corners.length > 4) {
    const count = corners.length;
    let best: { side: number; point: Point; added: number } | undefined;
    for (let side = 0; side < count; side++) {
      const [before, start, end, after] = [-1, 0, 1, 2].map((step) => corners[(side + step + count) % count]);
      if (!before || !start || !end || !after) return undefined;
      const point = meeting(before, start, after, end);
      if (!point) continue;
      // The neighbours must meet outside of the side that goes, not behind themselves.
      if (turn(start, end, point) >= 0) continue;
      const added = areaOf([start, point, end]);
      if (!best || added < best.added) best = { side, point, added };
    }
    if (!best) return undefined;
    const { side, point } = best;
    const next = (side + 1) % count;
    corners[side] = point;
    corners.splice(next, 1);
  }
  const [first, second, third, fourth] = corners;
  return first && second && third && fourth ? [first, second, third, fourth] : undefined;
}
