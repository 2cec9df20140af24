import type { Box, Line } from "#core/domain/page.ts";
import { boxAroundAll } from "./text-layer-lines.ts";
import type { UprightPage } from "./text-layer-pieces.ts";
import type { PageGraphics } from "./text-layer-quality.ts";

/** What is needed of a pdf.js operator list. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** The numbers of pdf.js's operators (its `OPS`), by name. */
export type PaintOperators = Readonly<Record<string, number>>;

type Matrix = readonly [number, number, number, number, number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

const imageOperators = [
  "paintImageMaskXObject",
  "paintImageMaskXObjectGroup",
  "paintImageXObject",
  "paintInlineImageXObject",
  "paintInlineImageXObjectGroup",
  "paintImageXObjectRepeat",
  "paintImageMaskXObjectRepeat",
  "paintSolidColorImageMask",
];
const otherPaintOperators = ["constructPath", "shadingFill", "rawFillPath", "showText"];

function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6 && value.every((each) => typeof each === "number");
}

function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

const unitSquare = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** Where an image stands, in fractions of the upright page: it fills the unit square of the current transformation. */
function boxOfImage(current: Matrix, { transform, width, height }: UprightPage): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const corners = unitSquare.map(([x, y]) => {
    const inUser = [
      current[0] * x + current[2] * y + current[4],
      current[1] * x + current[3] * y + current[5],
    ] as const;
    const place = (value: number, whole: number) => Math.min(1, Math.max(0, value / Math.max(whole, 1)));
    return {
      x: place(a * inUser[0] + c * inUser[1] + e, width),
      y: place(b * inUser[0] + d * inUser[1] + f, height),
      width: 0,
      height: 0,
    };
  });
  return boxAroundAll(corners) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Images that touch are one picture: scanners cut pages into strips. More than this are a pattern, and taken together. */
const mostPictures = 60;
const touching = 0.01;

function touch(first: Box, second: Box): boolean {
  return (
    first.x <= second.x + second.width + touching &&
    second.x <= first.x + first.width + touching &&
    first.y <= second.y + second.height + touching &&
    second.y <= first.y + first.height + touching
  );
}

function picturesOf(images: readonly Box[]): Box[] {
  if (images.length > mostPictures) return [boxAroundAll(images)].filter((box) => box !== undefined);
  const pictures: Box[] = [];
  for (const image of images) {
    let whole = image;
    for (let at = pictures.findIndex((each) => touch(each, whole)); at !== -1; ) {
      const [touched] = pictures.splice(at, 1);
      whole = (touched && boxAroundAll([touched, whole])) ?? whole;
      at = pictures.findIndex((each) => touch(each, whole));
    }
    pictures.push(whole);
  }
  return pictures;
}

/** Words over a picture that reach over less than this share of its height are a stamp or a heading on it, and not what it shows. */
const leastReach = 0.25;

/** Share of the page under pictures that have no words of the text layer over them. */
function wordlessShare(images: readonly Box[], lines: readonly Line[]): number {
  let share = 0;
  for (const picture of picturesOf(images)) {
    const over = lines.flatMap(({ box }) => {
      const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1];
      const isOver =
        x >= picture.x && x <= picture.x + picture.width && y >= picture.y && y <= picture.y + picture.height;
      return box && isOver ? [box] : [];
    });
    if ((boxAroundAll(over)?.height ?? 0) < leastReach * picture.height) share += picture.width * picture.height;
  }
  return Math.min(1, share);
}

/** pdf.js's number for text that is laid over a scan and not seen. */
const invisibleText = 3;

/**
 * Finds out how much of a page its images cover, how much of that without words, and whether anything is painted.
 *
 * @param page.lines - The lines of the text layer, with their boxes.
 */
export function graphicsOf(
  list: OperatorList,
  page: { upright: UprightPage; operators: PaintOperators; lines: readonly Line[] },
): PageGraphics {
  const { upright, operators, lines } = page;
  const imageNumbers = new Set(imageOperators.map((name) => operators[name]));
  const paints = new Set(otherPaintOperators.map((name) => operators[name]));
  const area = Math.max(upright.width * upright.height, 1);
  const stack: Matrix[] = [];
  const images: Box[] = [];
  let current = identity;
  let covered = 0;
  let painted = false;
  let hasInvisibleText = false;
  list.fnArray.forEach((operator, index) => {
    const args = list.argsArray[index];
    if (operator === operators.save || operator === operators.beginGroup) stack.push(current);
    else if (operator === operators.restore || operator === operators.endGroup) current = stack.pop() ?? identity;
    else if (operator === operators.transform && isMatrix(args)) current = multiply(current, args);
    else if (operator === operators.paintFormXObjectBegin) {
      stack.push(current);
      const matrix = Array.isArray(args) ? args[0] : undefined;
      if (isMatrix(matrix)) current = multiply(current, matrix);
    } else if (operator === operators.paintFormXObjectEnd) current = stack.pop() ?? identity;
    else if (imageNumbers.has(operator)) {
      painted = true;
      covered += Math.abs(current[0] * current[3] - current[1] * current[2]);
      images.push(boxOfImage(current, upright));
    } else if (operator === operators.setTextRenderingMode) {
      hasInvisibleText ||= Array.isArray(args) && args[0] === invisibleText;
    } else if (paints.has(operator)) painted = true;
  });
  return {
    imageCoverage: Math.min(1, covered / area),
    wordlessCoverage: wordlessShare(images, lines),
    hasInvisibleText,
    painted,
  };
}
