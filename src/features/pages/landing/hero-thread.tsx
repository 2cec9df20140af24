import { classNames } from "#ui/class-names.ts";

/** The thread across the whole opening, low at the left and high at the right; it is drawn once, from left to right. */
export function HeroThread({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 640"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      className={classNames(
        "transition-[clip-path] duration-[1600ms] ease-out [clip-path:inset(0_0_0_0)] starting:[clip-path:inset(0_100%_0_0)]",
        className,
      )}
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M-10 598C150 592 240 512 420 508S600 556 662 540C742 510 760 300 846 176S1010 76 1070 128S1190 240 1290 150"
      />
    </svg>
  );
}
