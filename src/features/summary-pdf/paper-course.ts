import { placedCourse } from "#core/findings/appointments/placed-course.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";
import type { Paper } from "./paper.ts";

const width = 60;
const height = 11;
/** Of a small drawing with the room around it, in millimetres. */
export const plotHeight = height + 4;

/** A result over time, small: the usual range dashed, the latest value as the large point, the first and the latest value beside it. */
export function drawCourse(paper: Paper, course: ResultCourse): void {
  paper.keep(plotHeight);
  const { points, low, high } = placedCourse(course);
  const first = String(course.points[0]?.value ?? "");
  const left = paper.left + 3 + 1.6 * first.length;
  const top = paper.y + 2;
  const at = ({ x, y }: { x: number; y: number }): [number, number] => [left + x * width, top + (1 - y) * height];
  for (const end of [low, high]) {
    if (end === undefined) continue;
    paper.line([at({ x: 0, y: end }), at({ x: 1, y: end })], { colour: "soft", width: 0.15, dash: [0.8, 1] });
  }
  const placed = points.map(at);
  paper.line(placed, { colour: "thread", width: 0.5 });
  for (const [index, [x, y]] of placed.entries()) paper.dot(x, y, index === placed.length - 1 ? 1 : 0.6, "thread");
  const [start, end] = [placed[0], placed.at(-1)];
  if (start) paper.label(first, start[0] - 1.6, start[1] + 1, { size: 8, colour: "soft", align: "right" });
  if (end) paper.label(String(course.points.at(-1)?.value ?? ""), end[0] + 2, end[1] + 1, { size: 8, bold: true });
  paper.space(plotHeight);
}
