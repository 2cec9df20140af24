/** "HTTP 404: Not Found" for a refused command (an ApiError), whatever it says of itself for any other error. */
export function httpFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "httpMessage" in error && typeof error.httpMessage === "string" ? error.httpMessage : error.message;
}
