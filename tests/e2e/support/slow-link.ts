import { connect, createServer, type Socket } from "node:net";

/** A line between a browser and a server, as narrow and as long as a phone's. */
export interface SlowLink {
  url: string;
  /** From now on nothing goes through, and what is on its way is lost. */
  cut(): void;
  mend(): void;
  /** Leads to another server from the next connection on. */
  leadTo(url: string): void;
  close(): Promise<void>;
}

/** @param options - Bits a second of all that comes, together, and milliseconds there and back. */
export async function openSlowLink(
  to: string,
  options: { bitsPerSecond: number; roundTripMs: number },
): Promise<SlowLink> {
  const bytesPerMs = options.bitsPerSecond / 8 / 1000;
  const oneWay = options.roundTripMs / 2;
  const open = new Set<Socket>();
  let target = new URL(to);
  let isCut = false;
  /** When the line is free again: all connections share it. */
  let freeAt = 0;

  /** Sends after the time that the bytes need on the line, and not more at once than the line holds for a moment. */
  function forward(from: Socket, into: Socket, narrow: boolean): void {
    from.on("data", (bytes) => {
      const now = performance.now();
      freeAt = narrow ? Math.max(freeAt, now) + bytes.length / bytesPerMs : freeAt;
      const arrives = (narrow ? freeAt : now) + oneWay;
      from.pause();
      setTimeout(() => from.resume(), Math.max(0, arrives - oneWay - now));
      setTimeout(() => !into.destroyed && into.write(bytes), arrives - now);
    });
    from.on("end", () => setTimeout(() => into.end(), Math.max(freeAt - performance.now(), 0) + oneWay));
    from.on("error", () => into.destroy());
    from.on("close", () => open.delete(from));
  }

  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const socket of [near, far]) open.add(socket);
    forward(near, far, false);
    forward(far, near, true);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const dropAll = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    url: `http://localhost:${port}`,
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
      freeAt = 0;
    },
    leadTo(url) {
      target = new URL(url);
      dropAll();
    },
    close() {
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
