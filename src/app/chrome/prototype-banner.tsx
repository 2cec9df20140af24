import { navigationTexts } from "#features/texts/navigation.ts";
import { texts } from "#features/texts/texts.ts";

/** Stands at the top of every page. */
export function PrototypeBanner() {
  return (
    <aside aria-label={navigationTexts.notice} data-print="hide">
      <p className="bg-banner px-4 py-1.5 text-center text-[0.86rem] text-white leading-snug md:text-[0.95rem]">
        {texts.chrome.banner}
      </p>
    </aside>
  );
}
