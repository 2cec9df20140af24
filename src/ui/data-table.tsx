import type { ReactNode } from "react";
import { Folded } from "./folded.tsx";
import { Link } from "./link.tsx";

/** A table behind a drawing, folded: a row for each day or group, its value at the right. */
export function DataTable(props: {
  label: string;
  caption: string;
  /** The first column names the row; the last of them, `numbers` many, are numbers and stand at the right. */
  heads: readonly string[];
  numbers?: number;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  const { heads, numbers = 1 } = props;
  const looks = (column: number) => (column >= heads.length - numbers ? "text-right not-last:pr-3" : "pr-3");
  return (
    <Folded label={props.label}>
      <table className="mb-3 w-full max-w-xl text-left">
        <caption className="sr-only">{props.caption}</caption>
        <thead>
          <tr className="border-line border-b">
            {heads.map((head, column) => (
              <th key={head} scope="col" className={`${looks(column)} py-1 font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {props.rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key} className="border-line not-last:border-b">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {name}
              </th>
              {others.map((cell, index) => (
                <td key={heads[index + 1]} className={looks(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

/** A number in a table that opens its place; it is as large as a thumb. */
export function TableValue(props: { href: string; label: string; children: ReactNode }) {
  return (
    <Link
      href={props.href}
      aria-label={props.label}
      className="inline-grid min-h-11 min-w-11 content-center justify-items-end underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {props.children}
    </Link>
  );
}
