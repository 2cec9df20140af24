import { ApiError } from "./api-error.ts";

/** How this page reaches its `/api`: in its own process, or over the network. */
export interface ClientConnection {
  dispatch(request: Request): Promise<Response>;
  /** Hands the files over as they are: in-process no multipart form is ever built. */
  upload(files: File[]): Promise<Response>;
  readToken(): string | null;
}

let connection: ClientConnection | undefined;

/** Says once, at the start, where the client's calls go. */
export function connectClient(connected: ClientConnection): void {
  connection = connected;
}

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Calls a route. Every request sends cookies, and the bearer token where there is one, unless it is `anonymous`. Throws {@link ApiError}
 * for an answer that is not OK.
 */
export async function callApi(
  method: HttpMethod,
  path: string,
  body?: unknown,
  options: { anonymous?: boolean } = {},
): Promise<Response> {
  const { dispatch, readToken } = currentConnection();
  const headers = new Headers();
  const token = options.anonymous ? null : readToken();
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const request = new Request(new URL(path, baseAddress()), {
    method,
    headers,
    credentials: "include",
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return expectOk(await dispatch(request));
}

export async function uploadToApi(files: File[]): Promise<Response> {
  return expectOk(await currentConnection().upload(files));
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return response;
}

function currentConnection(): ClientConnection {
  if (connection === undefined) throw new Error("connectClient must be called before the first request.");
  return connection;
}

/** A Request needs a whole address; outside a page its host is of no importance. */
function baseAddress(): string {
  return globalThis.location?.origin ?? "http://localhost";
}
