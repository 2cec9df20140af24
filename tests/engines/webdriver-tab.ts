import { type ChildProcess, spawn } from "node:child_process";
import { asData, type Control, type EngineTab, findControl, untilSeen } from "./engine-tab.ts";
import type { OpenEngine } from "./engines.ts";
import { findFreePort } from "./free-port.ts";

/** How the WebDriver protocol names an element in what it answers. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type Element = Record<typeof elementKey, string>;

/** WebKitGTK's own small browser, over WebDriver. */
export async function openWithWebDriver(driver: string, browser: string): Promise<OpenEngine> {
  const display = await startDisplay();
  const port = await findFreePort();
  const process = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...globalThis.process.env,
      DISPLAY: display.name,
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      LANG: "en_US.UTF-8",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilSeen("The driver does not answer.", async () => (await fetch(`${address}/status`)).ok, 60_000);
  const { sessionId } = (await command("POST", `${address}/session`, {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
    },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  await command("POST", `${session}/timeouts`, { script: 600_000, pageLoad: 120_000 });
  const { pid } = process;
  if (pid === undefined) throw new Error("The driver has no process.");
  return {
    tab: tabOver(session),
    pid,
    async close() {
      await command("DELETE", session).catch(() => undefined);
      process.kill();
      display.end();
    },
  };
}

async function command(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

function tabOver(session: string): EngineTab {
  const execute = (body: string, given: unknown) =>
    command("POST", `${session}/execute/async`, {
      script: `const given = arguments[0], done = arguments[1];
        (async () => { ${body} })().then(done, (error) => done({ "thrown in the page": String(error) }));`,
      args: [given ?? null],
    });
  async function find(control: Control): Promise<string | undefined> {
    const element = (await execute(findControl, asData(control))) as Element | null;
    return element === null ? undefined : `${session}/element/${element[elementKey]}`;
  }
  return {
    async open(address) {
      await command("POST", `${session}/url`, { url: address });
    },
    async run<Value>(body: string, given?: unknown) {
      const answer = (await execute(body, given)) as Value & { "thrown in the page"?: string };
      if (answer?.["thrown in the page"] !== undefined) throw new Error(answer["thrown in the page"]);
      return answer;
    },
    async press(control) {
      const element = await find(control);
      if (element === undefined) return false;
      await command("POST", `${element}/click`, {});
      return true;
    },
    async type(control, words) {
      const element = await find(control);
      if (element === undefined) return false;
      await command("POST", `${element}/clear`, {});
      await command("POST", `${element}/value`, { text: words });
      return true;
    },
    async choose(control, files) {
      const element = await find(control);
      if (element === undefined) return false;
      await command("POST", `${element}/value`, { text: files.join("\n") });
      return true;
    },
  };
}

/** WebKitGTK draws on a display; where there is none, on one that nobody sees. */
async function startDisplay(): Promise<{ name: string; end(): void }> {
  const { DISPLAY } = process.env;
  if (DISPLAY !== undefined && DISPLAY !== "") return { name: DISPLAY, end: () => {} };
  const child: ChildProcess = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1100x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("There is no display for WebKitGTK.")));
    child.stdio[3]?.once("data", (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  return { name: `:${number}`, end: () => void child.kill() };
}
