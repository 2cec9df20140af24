import { language } from "#features/texts/chosen-language.ts";
import { type Language, languageNames, languages } from "#features/texts/language.ts";
import { texts } from "#features/texts/texts.ts";
import { classNames } from "#ui/class-names.ts";

/** The languages of the interface, each by its own name, so that whoever needs one can find it. */
export function LanguageChoice({ choose }: { choose: (language: Language) => void }) {
  return (
    <ul aria-label={texts.chrome.language} className="flex flex-wrap gap-x-5">
      {languages.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-pressed={code === language}
            onClick={() => choose(code)}
            className={classNames(
              "min-h-11 min-w-11 text-left hover:text-ink hover:underline hover:decoration-edge hover:underline-offset-4",
              code === language && "font-semibold text-ink",
            )}
          >
            {languageNames[code]}
          </button>
        </li>
      ))}
    </ul>
  );
}
