import { plot, printed } from "./plot.ts";

/** The lines of the scale, with their numbers, and the words under the chart. */
export function Axes(props: {
  values: readonly number[];
  yOf: (value: number) => number;
  isShare: boolean;
  below: readonly { x: number; text: string; anchor?: "start" | "middle" | "end" }[];
}) {
  return (
    <g>
      {props.values.map((value) => (
        <g key={value}>
          <line x1={plot.left} x2={plot.right} y1={props.yOf(value)} y2={props.yOf(value)} className="stroke-line" />
          <text x={plot.left - 6} y={props.yOf(value) + 4} textAnchor="end" className="fill-soft text-[12px]">
            {printed(value, props.isShare)}
          </text>
        </g>
      ))}
      {props.below.map(({ x, text, anchor = "middle" }) => (
        <text key={`${x} ${text}`} y={plot.bottom + 16} textAnchor={anchor} className="fill-soft text-[12px]">
          {inLines(text).map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? 0 : 13}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

/** Longer words under a chart stand in two lines, parted at the space nearest to their middle. */
const longestLine = 23;

function inLines(text: string): string[] {
  if (text.length <= longestLine || !text.includes(" ")) return [text];
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.reduce((best, space) => (Math.abs(space - middle) < Math.abs(best - middle) ? space : best));
  return [text.slice(0, at), text.slice(at + 1)];
}
