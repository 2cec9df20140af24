/** What an error says, or `fallback` where it says nothing. */
export function failureMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== "" ? error.message : fallback;
}
