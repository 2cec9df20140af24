import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ThreadMark } from "#ui/thread.tsx";

export function NotFoundScreen() {
  usePageTitle(texts.errors.notFound);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col items-start gap-4 px-5 pt-16">
      <ThreadMark className="h-6 w-auto text-thread" />
      <h1 className="font-medium font-serif text-title">{texts.errors.notFound}</h1>
      <p className="text-soft">{texts.chrome.notFoundHint}</p>
      <ButtonLink href={paths.home} variant="primary">
        {texts.chrome.goHome}
      </ButtonLink>
    </div>
  );
}
