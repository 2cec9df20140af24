import type { StatusHolder, SyncStatus } from "./status.ts";

type Calls<Work> = {
  [Name in keyof Work as Work[Name] extends (...rest: never[]) => Promise<unknown> ? Name : never]: Work[Name];
};

type Note =
  | { kind: "hello" }
  | { kind: "status"; status: SyncStatus }
  | { kind: "changed" }
  | { kind: "call"; id: string; method: string; rest: unknown[] }
  | { kind: "answer"; id: string; value?: unknown; error?: string };

/** Several tabs of one account: one leads, and does what the others are asked. */
export interface Tabs<Work> {
  /** This tab does the work from now on. */
  lead(work: Work): void;
  /** This tab cannot do the work. */
  fail(error: unknown): void;
  call<Name extends keyof Calls<Work> & string>(
    method: Name,
    ...rest: Work[Name] extends (...rest: infer Rest) => unknown ? Rest : never
  ): Work[Name] extends (...rest: never[]) => infer Result ? Result : never;
  tellChanged(): void;
  close(): void;
}

export function createTabs<Work extends object>(parts: {
  name: string;
  status: StatusHolder;
  changed(): void;
}): Tabs<Work> {
  const { status, changed } = parts;
  const channel = new BroadcastChannel(parts.name);
  const asked = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>();
  let work: Work | undefined;
  let begin: (work: Work) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const leading = new Promise<Work>((resolve, reject) => {
    begin = resolve;
    refuse = reject;
  });
  leading.catch(() => undefined);

  const post = (note: Note) => channel.postMessage(note);

  function run(leader: Work, method: string, rest: unknown[]): Promise<unknown> {
    const call = Reflect.get(leader, method) as (...rest: unknown[]) => Promise<unknown>;
    return call(...rest);
  }

  async function answer({ id, method, rest }: Extract<Note, { kind: "call" }>): Promise<void> {
    if (work === undefined) return;
    try {
      post({ kind: "answer", id, value: await run(work, method, rest) });
    } catch (error) {
      post({ kind: "answer", id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    switch (data.kind) {
      case "hello":
        if (work !== undefined) post({ kind: "status", status: status.read() });
        return;
      case "status":
        if (work === undefined) status.set(data.status);
        return;
      case "changed":
        changed();
        return;
      case "call":
        void answer(data);
        return;
      case "answer": {
        const waiting = asked.get(data.id);
        asked.delete(data.id);
        if (data.error === undefined) waiting?.resolve(data.value);
        else waiting?.reject(new Error(data.error));
      }
    }
  };
  const follow = status.subscribe(() => {
    if (work !== undefined) post({ kind: "status", status: status.read() });
  });
  post({ kind: "hello" });

  function ask(method: string, rest: unknown[]): Promise<unknown> {
    if (work !== undefined) return run(work, method, rest);
    return new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      asked.set(id, { resolve, reject });
      post({ kind: "call", id, method, rest });
      // The tab that leads may be gone, or may be this one in a moment: then it is done here.
      leading.then((leader) => (asked.delete(id) ? run(leader, method, rest) : undefined)).then(resolve, reject);
    });
  }

  return {
    lead(leader) {
      work = leader;
      begin(leader);
    },
    fail: refuse,
    // The type says what the method answers; the channel carries plain data.
    call: (method, ...rest) => ask(method, rest) as never,
    tellChanged() {
      changed();
      post({ kind: "changed" });
    },
    close() {
      work = undefined;
      follow();
      for (const { reject } of asked.values()) reject(new Error("Syncing was stopped."));
      asked.clear();
      refuse(new Error("Syncing was stopped."));
      channel.close();
    },
  };
}
