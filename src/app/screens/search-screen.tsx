import { useSearchParams } from "react-router-dom";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useSearch } from "#app/use-search.ts";
import { SearchField } from "#features/search/search-field.tsx";
import { SearchResults } from "#features/search/search-results.tsx";
import { searchTexts as words } from "#features/texts/search.ts";
import { BackLink } from "#ui/back-link.tsx";

/** Search over all records. The query stands in the address, so that the way back from a record leads to what was found. */
export function SearchScreen() {
  usePageTitle(words.title);
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get("q") ?? "";
  const setTyped = (query: string) => setParameters(query === "" ? {} : { q: query }, { replace: true });
  const { query, results } = useSearch(typed.trim());
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1 className="mt-1 mb-4 font-medium font-serif text-title">{words.title}</h1>
      <SearchField value={typed} onChange={setTyped} onSearch={setTyped} autoFocus={typed === ""} />
      <div className="min-h-[40dvh] pt-5">
        <SearchResults
          query={query}
          results={results}
          documentHref={paths.document}
          placeHref={(documentId, { page, start, end }) => paths.citation({ documentId, page, start, end })}
        />
      </div>
    </div>
  );
}
