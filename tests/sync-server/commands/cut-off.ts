import { connect, createServer, type Socket } from "node:net";

/** A way to a database that is cut for good once so many bytes went over it, as a network, a process or a machine ends in the middle. */
export async function cutOffAfter(
  address: string,
  bytes: number,
): Promise<{ address: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let left = bytes;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("data", (part) => {
        left -= part.length;
        if (left > 0) return void other.write(part);
        for (const socket of sockets) socket.destroy();
      });
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  const through = new URL(address);
  through.port = String(typeof own === "object" && own !== null ? own.port : 0);
  return {
    address: through.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
