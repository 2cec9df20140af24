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
        <text key={`${x} ${text}`} x={x} y={plot.bottom + 18} textAnchor={anchor} className="fill-soft text-[12px]">
          {text}
        </text>
      ))}
    </g>
  );
}
