import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Version line of the installed `tesseract`, or undefined where there is none of the fifth generation. */
export async function nativeTesseract(): Promise<string | undefined> {
  try {
    const { stdout } = await run("tesseract", ["--version"]);
    const [line = ""] = stdout.split("\n");
    return /^tesseract 5\./.test(line) ? line : undefined;
  } catch {
    return undefined;
  }
}

/** What the command-line tool reads with one thread, and how long it took in milliseconds. */
export async function readNatively(file: string, segmentation: 3 | 6): Promise<{ text: string; ms: number }> {
  const began = performance.now();
  const { stdout } = await run("tesseract", [file, "stdout", "-l", "eng", "--psm", String(segmentation)], {
    env: { ...process.env, OMP_THREAD_LIMIT: "1" },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => ({ stdout: "" }));
  return { text: stdout, ms: performance.now() - began };
}
