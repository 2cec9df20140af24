import type { z } from "zod/mini";
import { type deviceRequestSchema, devicesResponseSchema, epochsAnswerSchema } from "#core/replication/messages.ts";
import { ApiError } from "./api-error.ts";
import * as contract from "./contract.ts";

/** Milliseconds after which a server that does not answer counts as one that cannot be reached. */
const patience = 30_000;

/** The server could not be asked: no network, or nothing at this address that keeps accounts. */
export class ServerUnreachable extends Error {
  override readonly name = "ServerUnreachable";

  constructor(options?: ErrorOptions) {
    super("The server could not be reached. Please try again when you are online.", options);
  }
}

/**
 * A typed client of a server's accounts, sessions and devices, over the network. Each call throws {@link ApiError} for an answer that is not
 * OK, and {@link ServerUnreachable} where there is none. It is told which token to send, because a device keeps one for each of its accounts.
 *
 * @example
 * const server = createServerClient({ origin: "https://records.example.org", fetch: globalThis.fetch });
 * const { token } = await server.login({ email, password: secret });
 * const account = await server.account(token);
 */
export function createServerClient(parts: { origin: string; fetch: typeof globalThis.fetch }) {
  const { origin, fetch } = parts;

  async function call(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
    const headers = new Headers();
    if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    let response: Response;
    try {
      response = await fetch(`${origin}/api${path}`, {
        method,
        headers,
        cache: "no-store",
        credentials: "omit",
        signal: AbortSignal.timeout(patience),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (cause) {
      throw new ServerUnreachable({ cause });
    }
    if (response.ok) return response;
    // A host of files alone answers with a page of its own: there are no accounts here.
    if (response.status >= 500 || !response.headers.get("Content-Type")?.startsWith("text/plain"))
      throw new ServerUnreachable();
    throw new ApiError(response.status, await response.text());
  }

  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    ...request: Parameters<typeof call>
  ): Promise<z.infer<Schema>> {
    const response = await call(...request);
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new ServerUnreachable({ cause: parsed.error });
    return parsed.data;
  }

  return {
    register: (request: contract.RegisterRequest) =>
      ask(contract.sessionResponseSchema, "POST", "/auth/register", undefined, request),
    login: (request: contract.LoginRequest) =>
      ask(contract.sessionResponseSchema, "POST", "/auth/login", undefined, request),
    logout: (token: string) => call("POST", "/auth/logout", token),
    /** Who the account is of, of which kind it is, and its vault. */
    account: (token: string) => ask(contract.accountResponseSchema, "GET", "/auth/account", token),
    deleteAccount: (token: string, request: { password: string }) => call("DELETE", "/auth/account", token, request),
    switchKind: (token: string, request: z.infer<typeof contract.kindRequestSchema>) =>
      call("POST", "/auth/kind", token, request),
    changePassword: (token: string, request: contract.PasswordRequest) =>
      call("POST", "/auth/password", token, request),
    setRecovery: (token: string, request: contract.RecoveryRequest) => call("PUT", "/auth/recovery", token, request),
    findVault: (email: string) =>
      ask(contract.recoveryVaultResponseSchema, "GET", `/auth/vault?email=${encodeURIComponent(email)}`),
    recover: (request: contract.RecoverRequest) =>
      ask(contract.sessionResponseSchema, "POST", "/auth/recover", undefined, request),
    sessions: (token: string) => ask(contract.sessionListSchema, "GET", "/auth/sessions", token),
    endSession: (token: string, id: string) => call("DELETE", `/auth/sessions/${encodeURIComponent(id)}`, token),
    /** The operations with which the account's key changed. */
    epochs: (token: string) => ask(epochsAnswerSchema, "GET", "/sync/epochs", token),
    devices: (token: string) => ask(devicesResponseSchema, "GET", "/sync/devices", token),
    addDevice: (token: string, request: z.infer<typeof deviceRequestSchema>) =>
      call("POST", "/sync/devices", token, request),
    revokeDevice: (token: string, device: string) =>
      call("DELETE", `/sync/devices/${encodeURIComponent(device)}`, token),
  };
}

export type ServerClient = ReturnType<typeof createServerClient>;
