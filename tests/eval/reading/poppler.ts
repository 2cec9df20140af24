import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Version line of the installed `pdftotext`, or undefined where there is none of poppler's. */
export async function popplerVersion(): Promise<string | undefined> {
  const { stderr } = await run("pdftotext", ["-v"]).catch(() => ({ stderr: "" }));
  return /^pdftotext version .+/m.exec(stderr)?.[0];
}

/** What `pdftotext -layout` finds, a text a page; undefined for a file that it cannot read. */
export async function readWithPoppler(file: string, password: string | undefined): Promise<string[] | undefined> {
  const opening = password === undefined ? [] : ["-upw", password];
  try {
    const { stdout } = await run("pdftotext", ["-layout", "-enc", "UTF-8", ...opening, file, "-"], {
      maxBuffer: 256 * 1024 * 1024,
    });
    // Every page ends with a form feed.
    return stdout.split("\f").slice(0, -1);
  } catch {
    return undefined;
  }
}
