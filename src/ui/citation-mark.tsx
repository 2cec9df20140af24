import { Link } from "./link.tsx";

/**
 * The small round number after a sentence. It always opens the place it names; `label` says which ("Source 1: letter.pdf, page 2").
 * The round is small so that the line stays calm; what can be pressed is 44 px high and reaches to its neighbours.
 */
export function CitationMark({ number, label, href }: { number: number; label: string; href: string }) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="relative mx-0.5 inline-grid h-[1.45em] min-w-[1.45em] place-items-center rounded-full bg-wash px-[0.35em] align-[0.08em] font-bold font-sans text-[0.82rem] text-thread leading-none no-underline after:absolute after:-inset-x-1.5 after:-inset-y-3.5 hover:bg-thread hover:text-on-thread"
    >
      {number}
    </Link>
  );
}
