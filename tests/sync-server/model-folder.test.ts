import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { type ModelFolder, readModelFolder } from "../../sync-server/model-folder.ts";
import { contentSecurityPolicy } from "../../sync-server/security-headers.ts";
import { createServerApplication } from "../../sync-server/server-application.ts";

const folder = mkdtempSync(join(tmpdir(), "red-thread-models-"));
mkdirSync(join(folder, "models", "small"), { recursive: true });
writeFileSync(join(folder, "models", "small", "small.gguf"), "GGUF0123456789");
writeFileSync(join(folder, "secret"), "outside");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here: ModelFolder = { kind: "here", path: join(folder, "models") };
const elsewhere: ModelFolder = { kind: "elsewhere", address: "https://models.example.org/all/" };
const open = (models?: ModelFolder) => createServerApplication({ version: "1", siteFiles: new Map(), models });
const connections = async (models: ModelFolder | undefined, path: string) => {
  const { headers } = await open(models).request(path);
  const policy = headers.get("Content-Security-Policy") ?? "";
  return policy.split("; ").find((directive) => directive.startsWith("connect-src"));
};

describe("MODEL_BASE_URL", () => {
  it("is an address of the web, or a folder of this machine", () => {
    expect(readModelFolder("https://models.example.org/all?x#y")).toEqual(elsewhere);
    expect(readModelFolder(pathToFileURL(here.path).href)).toEqual(here);
    for (const address of ["models", "/srv/models", "ftp://a/b", "javascript:alert(1)", "data:,x"])
      expect(readModelFolder(address), address).toBeUndefined();
  });

  it("is told to the app", async () => {
    const source = async (models: ModelFolder) => (await open(models).request("/packs/models/source.json")).json();
    expect(await source(here)).toEqual({ kind: "folder", address: "/models/" });
    expect(await source(elsewhere)).toEqual({ kind: "folder", address: "https://models.example.org/all/" });
  });

  it("serves a folder of this machine, in parts too, and nothing outside of it", async () => {
    const get = (path: string, headers: Record<string, string> = {}) => open(here).request(path, { headers });
    const whole = await get("/models/small/small.gguf");
    expect([whole.status, whole.headers.get("Content-Length"), await whole.text()]).toEqual([
      200,
      "14",
      "GGUF0123456789",
    ]);
    const rest = await get("/models/small/small.gguf", { Range: "bytes=10-" });
    expect([rest.status, rest.headers.get("Content-Range"), await rest.text()]).toEqual([
      206,
      "bytes 10-13/14",
      "6789",
    ]);
    expect((await get("/models/small/small.gguf", { Range: "bytes=14-" })).status).toBe(416);
    for (const path of [
      "/models/small/none",
      "/models/small",
      "/models/..%2fsecret/x",
      "/models/small/..%2f..%2fsecret",
      "/models/../secret",
    ])
      expect(await (await get(path)).text(), path).not.toContain("outside");
    expect((await open(elsewhere).request("/models/small/small.gguf")).status).not.toBe(200);
  });
});

describe("who may connect to what", () => {
  it("leaves the page with this site alone, wherever models come from", async () => {
    for (const models of [undefined, here, elsewhere]) {
      for (const path of ["/", "/assets/none.js", "/service-worker.js", "/packs/search/none.js"])
        expect(await connections(models, path), path).toBe("connect-src 'self'");
    }
    expect(contentSecurityPolicy).toContain("connect-src 'self';");
  });

  it("lets the worker that downloads models speak to where they lie, and to nobody else", async () => {
    const path = "/packs/models/worker-1.js";
    expect(await connections(here, path)).toBe("connect-src 'self'");
    expect(await connections(elsewhere, path)).toBe("connect-src 'self' https://models.example.org");
    expect(await connections(undefined, path)).toBe(
      "connect-src 'self' https://huggingface.co https://*.hf.co https://raw.githubusercontent.com",
    );
  });

  it("lets the workers that read records connect to nothing, not even to this site", async () => {
    for (const models of [undefined, here, elsewhere])
      expect(await connections(models, "/packs/language/wllama-worker-1.js")).toBe("connect-src blob: data:");
  });
});
