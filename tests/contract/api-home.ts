import type { Answering } from "#core/domain/store.ts";

/** A home with no accounts, for one test: this process, a page, or a server behind a socket. */
export interface ApiHomeUnderTest {
  /** `path` begins with "/api". */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** On a server only assisted accounts, which have no vault, have records that it can read. */
  signsUpAssisted?: boolean;
  /** Whoever asks about an unknown e-mail is answered as about a known one. */
  hidesAccounts?: boolean;
  close?: () => Promise<void>;
}

/** `answering` stands for the engine, which has tests of its own. */
export type MakeApiHome = (parts: { answering: Answering }) => Promise<ApiHomeUnderTest>;

/** One home with one signed-in person, and short ways to call it. */
export interface Caller {
  token: string;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
  upload(files: File[]): Promise<Response>;
}

export const vault = {
  byPassword: { scheme: "argon2id-1", salt: "c2FsdA", iv: "aXY", ciphertext: "Y2lwaGVydGV4dA" },
  byRecoveryCode: { scheme: "recovery-1", iv: "aXY", ciphertext: "b3RoZXI" },
  recoveryVerifier: "dmVyaWZpZXI",
};

export function json(method: string, body: unknown): RequestInit {
  return { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

export async function signUp(home: ApiHomeUnderTest, email: string): Promise<Caller> {
  const response = await home.fetch(
    "/api/auth/register",
    json("POST", { email, passwordHash: `derived of ${email}`, ...(home.signsUpAssisted ? {} : { vault }) }),
  );
  if (response.status !== 201) throw new Error(`Could not register: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return callerWith(home, token);
}

export function callerWith(home: ApiHomeUnderTest, token: string): Caller {
  const authorization = { Authorization: `Bearer ${token}` };
  const send = (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? { method } : json(method, body);
    return home.fetch(path, { ...init, headers: { ...authorization, ...init.headers } as Record<string, string> });
  };
  return {
    token,
    send,
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
    upload: (files) => {
      const form = new FormData();
      for (const file of files) form.append("files", file);
      return home.fetch("/api/documents/upload", { method: "POST", body: form, headers: authorization });
    },
  };
}

/** A file that begins as a PDF does. */
export function pdfFile(name: string, text = "words"): File {
  return new File([`%PDF-1.7\n${text}\n%%EOF`], name, { type: "application/pdf" });
}
