import { ApiError } from "#api/client.ts";
import { errorCatalogue } from "./error-catalogue.ts";
import { statusText } from "./status-texts.ts";

/** "HTTP 404: Not Found" for a refused command, whatever it says of itself for any other error. */
export function httpFailure(error: unknown): string {
  if (error instanceof ApiError) return errorCatalogue.http(error.status, statusText(error.status));
  return error instanceof Error ? error.message : String(error);
}
