/** The languages of the interface, each by the name that its speakers give it. */
export const languageNames = { en: "English", es: "Español" } as const;

export type Language = keyof typeof languageNames;

const key = "red-thread.language";

/** In the order in which they are offered. */
export const languages: readonly Language[] = ["en", "es"];

function isLanguage(code: string | null | undefined): code is Language {
  return typeof code === "string" && Object.hasOwn(languageNames, code);
}

/** The language somebody has chosen; without a choice the first of the browser's own (BCP 47, "es-MX") that there is; else English. */
export function findLanguage(chosen: string | null, browserLanguages: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return browserLanguages.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

/** The language of this device. Outside of a page it is English. */
export function readLanguage(): Language {
  if (typeof document === "undefined") return "en";
  return findLanguage(localStorage.getItem(key), navigator.languages);
}

/** Remembers the choice on this device. It is in force from the next load of the page on. */
export function storeLanguage(language: Language): void {
  localStorage.setItem(key, language);
}
