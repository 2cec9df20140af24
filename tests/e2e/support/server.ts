import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port.")),
      );
    });
  });
}

/** The built app on a server of the caller's own, to be stopped when the caller wants. `settings`: environment variables. */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["sync-server/start.mjs"], {
    cwd: join(import.meta.dirname, "../../.."),
    env: {
      ...process.env,
      PORT: String(port),
      LOG_REQUESTS: "off",
      DATA_DIR: await mkdtemp(join(tmpdir(), "red-thread-")),
      ...settings,
    },
    stdio: "inherit",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let attempt = 0; ; attempt += 1) {
    const healthy = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) break;
    if (attempt > 300 || child.exitCode !== null) throw new Error("The server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
