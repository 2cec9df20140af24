import type { MakeRateLimit } from "./rate-limit.ts";

/** Requests that try to prove who somebody is, by method and path: they name an e-mail, or come with a session and its password. */
const namesAnEmail = /^(?:GET \/api\/auth\/vault|POST \/api\/auth\/(?:login|register|recover))$/;
const provesAgain = /^(?:(?:POST|PUT) \/api\/auth\/(?:password|kind|recovery)|DELETE \/api\/auth\/account)$/;

export interface SignInLimit {
  /** Whether this is an attempt to prove who one is, and which e-mail it has to be known for. */
  kindOf(method: string, path: string): "names-an-email" | "proves-again" | undefined;
  /** False where there were too many attempts from one network. */
  allowsFrom(network: string): boolean | Promise<boolean>;
  /** False where there were too many attempts on one e-mail or one account, from wherever. */
  allowsOn(whom: string): boolean | Promise<boolean>;
}

/**
 * Attempts to prove who one is: `perMinute` from one network, and twice as many on one e-mail or account from all networks together, so that a
 * guesser with many addresses gets no further.
 */
export function createSignInLimit(perMinute: number, limit: MakeRateLimit): SignInLimit {
  const byNetwork = limit("sign-ins from", perMinute);
  const byTarget = limit("sign-ins on", 2 * perMinute);
  return {
    kindOf(method, path) {
      const asked = `${method === "HEAD" ? "GET" : method} ${path}`;
      if (namesAnEmail.test(asked)) return "names-an-email";
      return provesAgain.test(asked) ? "proves-again" : undefined;
    },
    allowsFrom: (network) => byNetwork.allows(network),
    // Whether there is such an account is not asked: the answer tells nothing about it.
    allowsOn: (whom) => byTarget.allows(whom.trim().toLowerCase()),
  };
}

/** The e-mail of a JSON body; undefined where there is none, which the route itself will say. */
export function emailIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const email: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "email") : undefined;
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}
