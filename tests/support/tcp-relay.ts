import { connect, createServer, type Socket } from "node:net";

/** A network between a program and a server, which can be cut. */
export interface TcpRelay {
  port: number;
  /** Nothing goes through any more and nobody is told, as when a cable is pulled; after so many milliseconds all connections are broken off. */
  cut(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startTcpRelay(target: { host: string; port: number }): Promise<TcpRelay> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (bytes) => isCut || far.write(bytes));
    far.on("data", (bytes) => isCut || near.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const breakOff = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    async cut(milliseconds) {
      isCut = true;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      breakOff();
      isCut = false;
    },
    async stop() {
      breakOff();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
