import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areaOf, convexHull, quadrilateralAround } from "#core/reading/imaging/convex-hull.ts";
import {
  identity,
  inverted,
  mapPoint,
  type Point,
  redrawn,
  squareTo,
  turned,
} from "#core/reading/imaging/homography.ts";
import { pageCorners } from "#core/reading/imaging/page-corners.ts";
import { greyOfCanvas, letterCanvas, letterOn } from "./drawn-greys.ts";

const nearCorner = (x: number, y: number) =>
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }))
    .map(([dx, dy]): Point => ({ x: x + dx, y: y + dy }));
const anyCorners = fc.tuple(nearCorner(0, 0), nearCorner(100, 0), nearCorner(100, 100), nearCorner(0, 100));
const anyPoint = fc.record({
  x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  y: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
});

function expectNear(found: Point, wanted: Point, within = 1e-6): void {
  expect(Math.hypot(found.x - wanted.x, found.y - wanted.y)).toBeLessThan(within);
}

describe("projective maps", () => {
  it("send the corners of the square where they are told, and every point back", () => {
    fc.assert(
      fc.property(anyCorners, anyPoint, (corners, point) => {
        const map = squareTo(corners);
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ].forEach(([x = 0, y = 0], index) => {
          expectNear(mapPoint(map, { x, y }), corners[index] ?? { x: 0, y: 0 });
        });
        expectNear(mapPoint(inverted(map), mapPoint(map, point)), point);
      }),
    );
  });

  it("turn a picture so that its corners just fit", () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
        const { map, width, height } = turned({ width: 300, height: 200 }, degrees);
        for (const x of [0, 300]) {
          for (const y of [0, 200]) {
            const point = mapPoint(map, { x, y });
            expect(Math.min(point.x, point.y)).toBeGreaterThan(-1);
            expect(point.x).toBeLessThan(width + 1);
            expect(point.y).toBeLessThan(height + 1);
          }
        }
      }),
    );
  });

  it("change nothing where they are the identity", () => {
    const image = greyOfCanvas(letterCanvas());
    const same = redrawn(image, identity, image.width, image.height);
    expect(Buffer.compare(same.data, image.data)).toBe(0);
  });
});

describe("the quadrilateral around points", () => {
  it("is the quadrilateral they fill", () => {
    fc.assert(
      fc.property(anyCorners, fc.array(anyPoint, { minLength: 5, maxLength: 60 }), (corners, inside) => {
        const map = squareTo(corners);
        const found = quadrilateralAround(convexHull([...corners, ...inside.map((point) => mapPoint(map, point))]));
        expect(found && areaOf(found)).toBeCloseTo(areaOf(corners), 3);
      }),
    );
  });
});

describe("the corners of a page", () => {
  for (const degrees of [0, 4, -7, 12]) {
    it(`are found on a dark table, the page turned by ${degrees} degrees`, () => {
      const corners = pageCorners(greyOfCanvas(letterOn("#5b4a3a", degrees)));
      const { map } = turned({ width: 720, height: 960 }, degrees);
      const size = turned({ width: 720, height: 960 }, degrees);
      [
        [0, 0],
        [720, 0],
        [720, 960],
        [0, 960],
      ].forEach(([x = 0, y = 0], index) => {
        const { x: u, y: v } = mapPoint(map, { x, y });
        expectNear(
          corners?.[index] ?? { x: 0, y: 0 },
          { x: u + 550 - size.width / 2, y: v + 650 - size.height / 2 },
          12,
        );
      });
    });
  }

  it("are not looked for where the page fills the picture or lies on something as bright", () => {
    expect(pageCorners(greyOfCanvas(letterCanvas()))).toBeUndefined();
    expect(pageCorners(greyOfCanvas(letterOn("#ffffff", 5)))).toBeUndefined();
  });
});
