import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface ServerProcess {
  origin: string;
  /** Ends it at once, as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
  child: ChildProcess;
}

/** The server as it was built, over a data folder; port 0 takes any free one. */
export async function startServerProcess(
  dataFolder: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ["-e", `import("./dist/server/main.js").then(({ main }) => main("dist/app"))`],
    {
      cwd: join(import.meta.dirname, "../.."),
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: dataFolder,
        REQUESTS_PER_MINUTE: "10000000",
        SIGN_INS_PER_MINUTE: "1000",
        LOG_REQUESTS: "off",
        ...settings,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const found = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const match = /http:\/\/localhost:(\d+)/.exec(output);
      if (match !== null) resolve(match[1] ?? "");
    });
    child.once("close", () => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    child,
    origin: `http://127.0.0.1:${found}`,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("close", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}
