import type { DescribedRoute } from "../../../sync-server/home/described-route.ts";

/** A request, less its method, which its route names. */
export interface Asked {
  path: string;
  /** A form, bytes and text are sent as they are; anything else as JSON. */
  body?: unknown;
  token?: string | null;
  cookie?: string;
  headers?: Record<string, string>;
}

export type Method = DescribedRoute["method"];

export function call(origin: string, method: Method, { path, body, token, cookie, headers }: Asked): Promise<Response> {
  const sent = new Headers(headers);
  if (token) sent.set("Authorization", `Bearer ${token}`);
  if (cookie) sent.set("Cookie", cookie);
  const isRaw = body instanceof FormData || body instanceof Uint8Array || typeof body === "string";
  if (body !== undefined && !isRaw) sent.set("Content-Type", "application/json");
  return fetch(origin + path, {
    method: method.toUpperCase(),
    headers: sent,
    ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
}

export async function expectOk(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
