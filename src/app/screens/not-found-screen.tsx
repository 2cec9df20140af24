import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { en } from "#features/texts/en.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThreadMark } from "#ui/thread.tsx";

export function NotFoundScreen() {
  usePageTitle(en.errors.notFound);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col items-start gap-4 px-5 pt-16">
      <ThreadMark className="h-6 w-auto text-thread" />
      <h1 className="font-medium font-serif text-title">{en.errors.notFound}</h1>
      <p className="text-soft">{en.chrome.notFoundHint}</p>
      <ButtonLink href={paths.home} variant="primary">
        {en.chrome.goHome}
      </ButtonLink>
    </div>
  );
}
