import { chooseLanguage } from "#app/choose-language.ts";
import { paths } from "#app/paths.ts";
import { LanguageChoice } from "#features/settings/language-choice.tsx";
import { navigationTexts as words } from "#features/texts/navigation.ts";
import { texts } from "#features/texts/texts.ts";
import { Link } from "#ui/link.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";

const groups = [
  {
    heading: words.footerGroups.product,
    links: [
      { href: paths.demo, label: words.exploreDemo },
      { href: paths.pricing, label: words.pricing },
      { href: paths.careCircle, label: words.careCircle },
      { href: paths.upload, label: words.upload },
    ],
  },
  { heading: words.footerGroups.company, links: [{ href: paths.story, label: words.story }] },
  {
    heading: words.footerGroups.resources,
    links: [
      { href: paths.howItWorks, label: words.howItWorks },
      { href: paths.privacy, label: words.privacy },
      { href: paths.accessibility, label: words.accessibility },
    ],
  },
];

const linkLooks =
  "inline-flex min-h-11 items-center hover:text-ink hover:underline hover:decoration-edge hover:underline-offset-4";

/** Stands under every page. */
export function PageFooter() {
  return (
    <footer data-print="hide" className="mx-auto mt-auto w-full max-w-6xl px-5 pt-12 pb-8 text-soft">
      <nav
        aria-label={words.footer}
        className="grid grid-cols-2 gap-x-8 gap-y-6 border-line border-t pt-6 sm:grid-cols-3"
      >
        {groups.map(({ heading, links }, index) => (
          // On a phone the long first group stands beside the two short ones.
          <div key={heading} className={index === 0 ? "row-span-2 sm:row-span-1" : undefined}>
            <h2 className="font-semibold text-ink">{heading}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={linkLooks}>
                    {label}
                  </Link>
                </li>
              ))}
              {heading === words.footerGroups.resources && (
                <li>
                  {/* A file and no page of the app: the router has no part in it. */}
                  <a href="/notices.txt" className={linkLooks}>
                    {words.notices}
                  </a>
                </li>
              )}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-6 border-line border-t pt-2 pb-1">
        <LanguageChoice choose={chooseLanguage} />
        <OfflineReadiness />
      </div>
      <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-5 pr-16">
        <span className="max-w-[62ch]">{texts.chrome.footer}</span>
        <span>{texts.chrome.copyright}</span>
      </p>
    </footer>
  );
}
