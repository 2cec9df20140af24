import type { ClientConnection } from "#api/connection.ts";
import { createApi } from "#api/create-api.ts";
import { problemResponse } from "#api/errors.ts";
import type { ApiHome } from "#api/home.ts";
import { uploadFiles } from "#api/upload-files.ts";
import type { User } from "#core/domain/account.ts";
import type { Store } from "#core/domain/store.ts";

export interface LocalHome extends ApiHome {
  /** The user and the opened records of a live session; undefined for a token that is unknown, ended, or whose vault is locked. */
  openSession(token: string): Promise<{ user: User; store: Store } | undefined>;
  readToken(): string | null;
}

/** The device as a home of the routes: the same app that a server mounts, called in this process and without any network. */
export function createLocalHome(home: LocalHome): ClientConnection {
  const api = createApi(home);

  /** A storage that fails is answered like everything else that nobody expected: a status and a sentence, never a bare exception. */
  async function orProblem(work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (error) {
      home.onError?.(error);
      return problemResponse("unexpected");
    }
  }

  return {
    readToken: home.readToken,

    dispatch: (request) =>
      orProblem(async () => {
        const token = bearerOf(request);
        const session = token === null ? undefined : await home.openSession(token);
        return api.fetch(request, { token, caller: session?.user ?? null, store: session?.store ?? null });
      }),

    upload: (files) =>
      orProblem(async () => {
        const token = home.readToken();
        const session = token === null ? undefined : await home.openSession(token);
        if (session === undefined) return problemResponse("signed-out");
        const uploaded = files.map((file) => ({ name: file.name, content: file }));
        return uploadFiles(home, session.store, uploaded);
      }),
  };
}

function bearerOf(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}
