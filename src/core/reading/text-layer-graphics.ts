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

/**
 * Finds out how much of a page its images cover together (scanners cut pages into strips), and whether anything is painted. An image fills
 * the unit square of the current transformation, so its area is the determinant.
 */
export function graphicsOf(list: OperatorList, upright: UprightPage, operators: PaintOperators): PageGraphics {
  const images = new Set(imageOperators.map((name) => operators[name]));
  const paints = new Set(otherPaintOperators.map((name) => operators[name]));
  const area = Math.max(upright.width * upright.height, 1);
  const stack: Matrix[] = [];
  let current = identity;
  let covered = 0;
  let painted = false;
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
    else if (images.has(operator)) {
      painted = true;
      covered += Math.abs(current[0] * current[3] - current[1] * current[2]);
    } else if (paints.has(operator)) painted = true;
  });
  return { imageCoverage: Math.min(1, covered / area), painted };
}
