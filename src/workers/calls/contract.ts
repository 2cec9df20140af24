import { measureSlowness } from "./device-pace.ts";

/** What goes into a worker: a call with its number, or word that nobody waits for it any more. */
export type Incoming<Request> = { kind: "call"; call: number; request: Request } | { kind: "cancel"; call: number };

/** What comes out: replies of a call, then its end. `broken`: the handler threw, so nothing the worker holds is to be trusted. */
export type Outgoing<Reply> =
  | { kind: "reply"; call: number; reply: Reply }
  /** How slow this device is just now: told when the worker is there and before it works on, so that it is not given up for being slow. */
  | { kind: "pace"; slowness: number }
  | { kind: "end"; call: number; broken?: string };

/** A device that is hot, or saves its battery, gets slower: what was measured holds for so long, in milliseconds. */
const paceHolds = 20_000;

/** The worker's own scope, as far as it is needed. */
interface CallScope {
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/**
 * Answers the calls of {@link Incoming} in a worker. Calls run side by side; each gets a signal that tells when nobody waits for it any more.
 *
 * @param handle - Replies as often as it likes; the call ends when it resolves.
 */
export function answerCalls<Request, Reply>(
  scope: CallScope,
  handle: (
    request: Request,
    answer: { signal: AbortSignal; reply(reply: Reply, transfer?: Transferable[]): void },
  ) => Promise<void>,
): void {
  const running = new Map<number, AbortController>();
  let measuredAt = Number.NEGATIVE_INFINITY;
  const send = (message: Outgoing<Reply>, transfer: Transferable[] = []) => scope.postMessage(message, transfer);

  function tellPace(): void {
    if (performance.now() - measuredAt < paceHolds) return;
    send({ kind: "pace", slowness: measureSlowness(() => performance.now()) });
    measuredAt = performance.now();
  }

  async function run(call: number, request: Request): Promise<void> {
    tellPace();
    const abort = new AbortController();
    running.set(call, abort);
    try {
      await handle(request, {
        signal: abort.signal,
        reply: (reply, transfer) => send({ kind: "reply", call, reply }, transfer),
      });
      send({ kind: "end", call });
    } catch (error) {
      send({ kind: "end", call, broken: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
    } finally {
      running.delete(call);
    }
  }

  tellPace();
  scope.addEventListener("message", ({ data }) => {
    // The other side is our own client, built from the same source.
    const incoming = data as Incoming<Request>;
    switch (incoming.kind) {
      case "call":
        void run(incoming.call, incoming.request);
        break;
      case "cancel":
        running.get(incoming.call)?.abort();
        break;
      default:
        incoming satisfies never;
    }
  });
}
