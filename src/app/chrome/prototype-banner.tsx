import { en } from "#features/texts/en.ts";
import { navigationEn } from "#features/texts/navigation-en.ts";

/** Stands at the top of every page. */
export function PrototypeBanner() {
  return (
    <aside aria-label={navigationEn.notice} data-print="hide">
      <p className="bg-banner px-4 py-1.5 text-center text-[0.86rem] text-white leading-snug md:text-[0.95rem]">
        {en.chrome.banner}
      </p>
    </aside>
  );
}
