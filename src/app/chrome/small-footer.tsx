import { paths } from "#app/paths.ts";
import { navigationTexts as words } from "#features/texts/navigation.ts";
import { texts } from "#features/texts/texts.ts";
import { Link } from "#ui/link.tsx";
import { BackupAge } from "./backup-age.tsx";
import { OfflineReadiness } from "./offline-readiness.tsx";

const links = [
  { href: paths.demo, label: words.demo },
  { href: paths.pricing, label: words.pricing },
  { href: paths.careCircle, label: words.careCircle },
  { href: paths.upload, label: texts.chrome.upload },
  { href: paths.story, label: words.story },
];

const further = [
  { href: paths.howItWorks, label: words.howItWorks },
  { href: paths.privacy, label: words.privacy },
  { href: paths.accessibility, label: words.accessibility },
];

const linkLooks = "inline-block py-1.5 hover:text-ink hover:underline hover:underline-offset-4";

/** The footer's links in one small line, at the very end of a page of one's own. On a phone, the further ones stand in the profile. */
export function SmallFooter({ whole }: { whole: boolean }) {
  return (
    <footer data-print="hide" className="mx-auto mt-6 w-full max-w-6xl px-5 pb-1 md:pb-4 text-[0.82rem] text-soft">
      <nav aria-label={words.footer} className="border-line border-t pt-2">
        <ul className="flex flex-wrap gap-x-3">
          <BackupAge className={linkLooks} />
          {links.map((link) => (
            <FooterLink key={link.href} {...link} />
          ))}
          {further.map((link) => (
            <FooterLink key={link.href} {...link} hiddenOnPhone={!whole} />
          ))}
          <li className={whole ? undefined : "max-md:hidden"}>
            <a href="/notices.txt" className={linkLooks}>
              {words.notices}
            </a>
          </li>
          <li className="py-1.5">{texts.chrome.copyright}</li>
        </ul>
      </nav>
      {whole && <OfflineReadiness />}
    </footer>
  );
}

function FooterLink(props: { href: string; label: string; hiddenOnPhone?: boolean }) {
  return (
    <li className={props.hiddenOnPhone ? "max-md:hidden" : undefined}>
      <Link href={props.href} className={linkLooks}>
        {props.label}
      </Link>
    </li>
  );
}
