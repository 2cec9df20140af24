import { ApiError } from "#api/api-error.ts";
import { ServerUnreachable } from "#api/server-client.ts";
import type { SignInLettersMistake } from "#db/sealing/sign-in-letters.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { SessionError } from "./session-error.ts";

const words = syncTexts.failures;

/** What a server's answer means for a person, in one sentence. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ServerUnreachable) return words.unreachable;
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return words.wrong;
  if (error.status === 429) return words.tooMany;
  return error.sentence;
}

/** Does the work; a server that refuses it, or cannot be reached, is told as a SessionError with a sentence. */
export async function inWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const sentence = sentenceOf(cause);
    throw sentence === undefined ? cause : new SessionError(sentence, { cause });
  }
}

/** What is wrong with typed sign-in letters, and where to look. */
export function describeLettersMistake({ code, group }: SignInLettersMistake): string {
  return `${words.letters[code]}${group === undefined ? "" : words.lookAtGroup(group)}`;
}
