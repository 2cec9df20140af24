/** One answered request. */
export interface AnsweredRequest {
  request: string;
  method: string;
  /** The route's pattern, never the address itself: an id or a search would be somebody's. */
  route: string;
  status: number;
  /** Until the answer began. */
  ms: number;
}

export interface ServerLog {
  answered(request: AnsweredRequest): void;
  /** `request` is the one that met it, where there is one. */
  failed(error: unknown, request?: string): void;
  /** Writes what waits. */
  flush(): void;
}

/** Lines wait this long for others, because writing each by itself would cost more than some answers. Milliseconds. */
const longestWait = 100;
const mostFrames = 8;
const frame = /^ {4}at [^\n]{1,300}:\d+:\d+\)?$/;
const mostCauses = 3;

/**
 * JSON lines for whoever runs the server. What is not a request's own figures is left out: an error's message can quote what it could not
 * read, so a failure is told by its class, its code and where it happened.
 */
export function createServerLog(parts: {
  write: (lines: string) => void;
  now: () => Date;
  /** False leaves requests out; failures are always told. */
  requests: boolean;
}): ServerLog {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === "") return;
    const lines = waiting;
    waiting = "";
    parts.write(lines);
  }

  function add(level: "info" | "error", fields: object): void {
    waiting += `${JSON.stringify({ at: parts.now().toISOString(), level, ...fields })}\n`;
    timer ??= setTimeout(flush, longestWait);
    timer.unref();
  }

  return {
    answered(request) {
      if (parts.requests) add("info", request);
    },
    failed(error, request) {
      add("error", { ...(request === undefined ? {} : { request }), ...describeFailure(error) });
    },
    flush,
  };
}

interface Failure {
  failure: string;
  code?: string;
  at?: string[];
  cause?: Failure;
}

function describeFailure(error: unknown, depth = 0): Failure {
  if (!(error instanceof Error)) return { failure: typeof error };
  const code =
    "code" in error && typeof error.code === "string" ? /^[A-Z][A-Z0-9_]{1,60}$/.exec(error.code)?.[0] : undefined;
  // The message stands before the frames, and may look like one.
  const stack = error.stack ?? "";
  const place = stack.indexOf(error.message);
  const frames = place === -1 ? "" : stack.slice(place + error.message.length);
  const at = frames.split("\n").filter((line) => frame.test(line));
  const hasCause = error.cause !== undefined && depth < mostCauses;
  return {
    failure: /^[A-Za-z]\w{0,60}$/.exec(error.name)?.[0] ?? "Error",
    ...(code === undefined ? {} : { code }),
    ...(at.length === 0 ? {} : { at: at.slice(0, mostFrames).map((line) => line.trim()) }),
    ...(hasCause ? { cause: describeFailure(error.cause, depth + 1) } : {}),
  };
}
