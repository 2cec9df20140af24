import { en } from "#features/texts/en.ts";

export function PageFooter() {
  return (
    <footer data-print="hide" className="mx-auto mt-auto w-full max-w-6xl px-5 pt-12 pb-6 text-soft">
      <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-5">
        <span className="max-w-[62ch]">{en.chrome.footer}</span>
        <span>{en.chrome.copyright}</span>
      </p>
    </footer>
  );
}
