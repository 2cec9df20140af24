import type { SSEStreamingApi } from "hono/streaming";
import type { LogHead } from "#core/replication/operation.ts";
import type { LogBell } from "./log-bell.ts";

/** How often a quiet stream of events says that it is still there, so that nothing between cuts it. */
const heartbeatMilliseconds = 25_000;

/** Tells the account's head now and whenever its log has grown, until the caller goes, is signed out, or the server stops. */
export async function streamHeads(
  stream: SSEStreamingApi,
  parts: { bell: LogBell; account: string; readHead: () => Promise<LogHead>; isSignedIn: () => Promise<boolean> },
): Promise<void> {
  const { bell, account, readHead, isSignedIn } = parts;
  // A ring while a head is being told would otherwise be heard by nobody.
  let hasRung = false;
  let wake: (() => void) | undefined;
  const heard = () => {
    hasRung = true;
    wake?.();
  };
  const stopListening = bell.listen(account, heard);
  stream.onAbort(heard);
  while (!stream.aborted && !bell.isClosed && (await isSignedIn())) {
    hasRung = false;
    await stream.writeSSE({ event: "head", data: JSON.stringify(await readHead()) });
    if (hasRung) continue;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, heartbeatMilliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = undefined;
  }
  stopListening();
}
