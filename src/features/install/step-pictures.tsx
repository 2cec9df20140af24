import type { ReactNode } from "react";

/** A phone's outline with what a step presses, in the thread's red. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 88 120"
      aria-hidden="true"
      className="h-28 w-auto shrink-0 text-edge"
      fill="none"
      stroke="currentColor"
    >
      <rect x="3" y="3" width="82" height="114" rx="12" strokeWidth="2" className="fill-card" />
      {children}
    </svg>
  );
}

const mark = "text-thread";

/** The bar below with the sign for sharing: a box with an arrow out of it. */
export function ShareStepPicture() {
  return (
    <Phone>
      <path d="M16 20h56M16 32h44M16 44h50M16 56h30" strokeWidth="3" strokeLinecap="round" />
      <path d="M3 92h82" strokeWidth="2" />
      <g className={mark} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="44" cy="104" r="11" className="fill-wash" />
        <path d="M41 102h-2.5v8h11v-8H47M44 106v-8.500M41 100.500l3-3 3 3" />
      </g>
    </Phone>
  );
}

/** The sheet that comes up, with its line "Add to Home Screen". */
export function AddStepPicture() {
  return (
    <Phone>
      <rect x="9" y="34" width="70" height="76" rx="8" strokeWidth="2" />
      <path d="M16 46h40M16 58h48" strokeWidth="3" strokeLinecap="round" />
      <g className={mark} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <rect x="13" y="69" width="62" height="17" rx="5" className="fill-wash" />
        <path d="M19 77.500h28" strokeWidth="3" />
        <rect x="58" y="72" width="11" height="11" rx="3" />
        <path d="M63.500 74.500v6M60.500 77.500h6" strokeWidth="2" />
      </g>
      <path d="M16 97h36" strokeWidth="3" strokeLinecap="round" />
    </Phone>
  );
}

/** The home screen, with the app among the others. */
export function HomeStepPicture() {
  const places = [16, 36, 56].flatMap((x) => [20, 42].map((y) => ({ x, y })));
  return (
    <Phone>
      {places.map(({ x, y }) => (
        <rect key={`${x}.${y}`} x={x} y={y} width="15" height="15" rx="4" strokeWidth="2" />
      ))}
      <g className={mark} stroke="currentColor" strokeLinecap="round">
        <rect x="16" y="64" width="20" height="20" rx="5" strokeWidth="2.500" className="fill-wash" />
        <path d="M20 79c4 3 7-1 8-5s4-6 5-5" strokeWidth="2.500" />
      </g>
    </Phone>
  );
}
