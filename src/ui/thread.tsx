import { classNames } from "./class-names.ts";

/** The red thread: a line that runs down beside what it ties together. Stretches to the height of its place. */
export function ThreadLine({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 400"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={className}
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M12 0C12 22 4 30 5 60s15 42 14 76-16 36-15 72 16 40 15 74-12 36-12 64 5 34 5 54"
      />
    </svg>
  );
}

/** One short wave: the mark of the product. */
export function ThreadMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      className={className}
    >
      <path d="M2 14C7 2 14 1 20 11s13 9 18-3" />
    </svg>
  );
}

/** The thread across a wide place, low at the left and high at the right. */
export function ThreadSweep({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 420"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={className}
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M-10 372c210-6 250-88 410-88s190 62 250 22c70-47 92-250 196-280 118-34 150 150 238 150 62 0 90-30 126-58"
      />
    </svg>
  );
}

/**
 * A piece of the thread with a knot at its top, beside one of many things that follow each other: each piece ends where the next begins,
 * so that a long list hangs on one line that keeps its wave. `loose`: the knot is open, because nobody knows where it belongs.
 */
export function ThreadPiece(props: { mirrored?: boolean; loose?: boolean; last?: boolean }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 left-0 block w-6 text-thread">
      <span className={classNames("absolute top-0 left-1/2 -ml-px w-0.5 bg-current", props.last ? "h-4" : "h-8")} />
      {!props.last && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 100"
          preserveAspectRatio="none"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className={classNames("absolute top-8 left-0 h-[calc(100%-2rem)] w-6", props.mirrored && "-scale-x-100")}
        >
          <path vectorEffect="non-scaling-stroke" d="M12 0C12 14 4 20 4 36s16 20 16 36S12 88 12 100" />
        </svg>
      )}
      <span
        className={classNames(
          "absolute top-2.5 left-1/2 size-2.5 -translate-x-1/2 rounded-full border-2 border-current",
          props.loose ? "bg-paper" : "bg-current",
        )}
      />
    </span>
  );
}
