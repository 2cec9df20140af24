import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createReaders } from "#pipeline/readers.ts";
import { describedRoutes } from "../../sync-server/home/openapi.ts";
import { createNodeOcrEngine } from "../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../sync-server/readers/pdf-engine.ts";
import { openServer } from "./home/open-server.ts";

test("the walk with curl in the README, to the letter, goes through every route, and its answer cites the uploaded file", async () => {
  const readme = await readFile("README.md", "utf8");
  const section = readme.slice(readme.indexOf("## The server and its routes"));
  const walk = /```sh\n([\s\S]*?)```/.exec(section)?.[1];
  if (walk === undefined) throw new Error("The README has no walk.");
  const ocr = createNodeOcrEngine();
  const lines: string[] = [];
  const server = await openServer({
    readers: createReaders({ pdf: createNodePdfEngine(), ocr }),
    writeLog: (text) => lines.push(text),
  });
  try {
    const { stdout, stderr } = await promisify(execFile)("bash", ["-eo", "pipefail", "-c", walk], {
      env: { ...process.env, SERVER: server.origin },
    });
    expect(stderr).toBe("");
    expect(stdout).toContain("18.4 mg/L");
    expect(stdout).toContain("blood-results-29-january.pdf");
    expect(stdout).toContain("redThreadsFound");
    expect(stdout).toContain("From another device");
    // What the server wrote for its own part of the account stands in the log too.
    expect(stdout).toMatch(/event: head\ndata: \{"seq":\d+,/);
    expect(stdout).toContain("This account is private: its records can only be read on your own devices.");
    expect(stdout.trim().endsWith("204")).toBe(true);
    await expect.poll(() => lines.join("")).toContain("/api/auth/logout");
    const asked = lines
      .join("")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, string>);
    const answered = new Set(asked.map(({ method, route }) => `${method?.toLowerCase()} ${route}`));
    expect([...answered].sort()).toEqual(describedRoutes.map(({ method, path }) => `${method} ${path}`).sort());
  } finally {
    await server.close();
    await ocr.close();
  }
}, 120_000);
