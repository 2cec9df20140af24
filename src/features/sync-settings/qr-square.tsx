/** A square of modules, dark where true, as one path: black on white in every theme, because a camera has to read it. */
export function QrSquare({ modules, label }: { modules: boolean[][]; label: string }) {
  const quiet = 4;
  const size = modules.length + quiet * 2;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-control bg-white print:size-56"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
