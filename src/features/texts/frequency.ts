import { spanishTexts } from "./chosen-language.ts";

/** How often a medicine is taken, in the language that was chosen where it is one of the engine's own wordings, else as it stands. */
export function frequencyWords(frequency: string): string;
export function frequencyWords(frequency: string | undefined): string | undefined;
export function frequencyWords(frequency: string | undefined): string | undefined {
  return (frequency && spanishTexts?.frequency(frequency)) ?? frequency;
}
