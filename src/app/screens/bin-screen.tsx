import { binCommands } from "#app/bin-commands.ts";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useBin } from "#db/live/use-bin.ts";
import { BinList } from "#features/bin/bin-list.tsx";
import { binTexts as words } from "#features/texts/bin.ts";
import { texts } from "#features/texts/texts.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** What was deleted and can still be brought back. */
export function BinScreen() {
  usePageTitle(words.title);
  const bin = useBin();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.hub("timeline")}>{words.back}</BackLink>
      <h1 className="mt-1 mb-3 font-medium font-serif text-title">{words.title}</h1>
      <Loaded
        result={bin}
        loading={
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {texts.chrome.loading}
          </p>
        }
        failed={<ErrorState title={words.failed} />}
      >
        {(binned) => <BinList binned={binned} now={Date.now()} commands={binCommands} />}
      </Loaded>
    </div>
  );
}
