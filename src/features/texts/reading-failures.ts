import { spanishTexts } from "./chosen-language.ts";

/** Why a record waits or could not be read. The records keep the English sentence; another language has its own for each code. */
export function readingFailure({ code, message }: { code: string; message: string }): string {
  const sentences: Partial<Record<string, string>> | undefined = spanishTexts?.readingFailures;
  return sentences?.[code] ?? message;
}
