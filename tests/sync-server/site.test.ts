import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy, pagePolicy } from "../../sync-server/security-headers.ts";
import { createServerApplication } from "../../sync-server/server-application.ts";
import { listSiteFiles } from "../../sync-server/site-files.ts";

const folder = mkdtempSync(join(tmpdir(), "red-thread-site-"));
const site = join(folder, "site");
const script = "console.log('a script that is long enough to be packed');".repeat(20);
const languageData = gzipSync("letters");
let server: Hono;

beforeAll(async () => {
  const contents: Record<string, string | Buffer> = {
    "index.html": "<!doctype html><title>Red Thread</title>",
    "prerendered/index.html": "<!doctype html><title>Red Thread</title>the landing page",
    "prerendered/care-circle.html": "<!doctype html><title>Red Thread</title>the care circle",
    "banner/film.webm": "0123456789",
    "service-worker.js": "self;",
    "assets/app-1a2b.js": script,
    "assets/app-1a2b.js.br": brotliCompressSync(script),
    "assets/app-1a2b.js.gz": gzipSync(script),
    "engines/tesseract/lang/eng.traineddata.gz": languageData,
    "engines/pdf/wasm/a.wasm": "wasm",
    "icons/a b.svg": "<svg/>",
  };
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(join(site, name, ".."), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  writeFileSync(join(folder, "secret.txt"), "outside of the site");
  server = createServerApplication({ version: "1.2.3", siteFiles: await listSiteFiles(site) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the API's place", () => {
  it("says that it is well", async () => {
    const response = await server.request("/api/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", version: "1.2.3" });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["/api", "/api/", "/api/documents", "/api/documents/1/file"])(
    "%s: says that it keeps no records",
    async (path) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        const response = await server.request(path, { method });
        expect(response.status).toBe(404);
        expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
        expect(await response.text()).toBe("This server does not keep records yet.");
      }
    },
  );
});

describe("the app's files", () => {
  it.each(["/", "/index.html", "/chat", "/any/path/that/is-not-known", "/demo/chat", "/%ff"])(
    "%s is the page",
    async (path) => {
      const response = await server.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("Cache-Control")).toBe("no-cache");
      expect(await response.text()).toContain("<title>Red Thread</title>");
    },
  );

  it.each([
    "/assets/gone-9f.js",
    "/assets/",
    "/engines/pdf/cmaps/none.bcmap",
    "/icons/none.png",
    "/assets/app-1a2b.js.br",
  ])("%s is missing, and never the page", async (path) => {
    const response = await server.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("There is no such file.");
  });

  it("keeps files with a hash in their name for ever, and asks for the others each time", async () => {
    const cacheControl = async (path: string) => (await server.request(path)).headers.get("Cache-Control");
    expect(await cacheControl("/assets/app-1a2b.js")).toBe("public, max-age=31536000, immutable");
    expect(await cacheControl("/service-worker.js")).toBe("no-cache");
    expect(await cacheControl("/engines/pdf/wasm/a.wasm")).toBe("no-cache");
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["BR", "br"],
    ["", null],
    ["identity", null],
  ])("Accept-Encoding %j is answered with %s", async (accepted, encoding) => {
    const response = await server.request("/assets/app-1a2b.js", { headers: { "Accept-Encoding": accepted } });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("Content-Length")).toBe(String(body.length));
    const plain = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(script);
  });

  it("hands out a file that is itself packed as it is", async () => {
    const response = await server.request("/engines/tesseract/lang/eng.traineddata.gz", {
      headers: { "Accept-Encoding": "br, gzip" },
    });
    expect(response.headers.get("Content-Encoding")).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(languageData)).toBe(true);
  });

  it("names media types that a browser needs", async () => {
    const type = async (path: string) => (await server.request(path)).headers.get("Content-Type");
    expect(await type("/assets/app-1a2b.js")).toBe("text/javascript; charset=utf-8");
    expect(await type("/engines/pdf/wasm/a.wasm")).toBe("application/wasm");
    expect(await type("/icons/a%20b.svg")).toBe("image/svg+xml");
  });

  it.each([
    ["/", "the landing page"],
    ["/care-circle", "the care circle"],
    ["/index.html", "</title>"],
    ["/care-circle/", "</title>"],
    ["/demo", "</title>"],
  ])("%s ends with %j: a page that was drawn ahead stands under its own address only", async (path, end) => {
    const response = await server.request(path);
    expect((await response.text()).endsWith(end)).toBe(true);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("answers with the part of a film that is asked for", async () => {
    const ask = (headers: Record<string, string>, method = "GET") =>
      server.request("/banner/film.webm", { method, headers });
    const whole = await ask({});
    expect([whole.status, whole.headers.get("Accept-Ranges"), await whole.text()]).toEqual([
      200,
      "bytes",
      "0123456789",
    ]);
    const part = await ask({ Range: "bytes=2-5" });
    expect([
      part.status,
      part.headers.get("Content-Range"),
      part.headers.get("Content-Length"),
      await part.text(),
    ]).toEqual([206, "bytes 2-5/10", "4", "2345"]);
    const tag = whole.headers.get("ETag") ?? "";
    expect((await ask({ Range: "bytes=2-5", "If-Range": tag })).status).toBe(206);
    expect((await ask({ Range: "bytes=2-5", "If-Range": '"another"' })).status).toBe(200);
    expect((await ask({ Range: "bytes=2-5" }, "HEAD")).status).toBe(200);
    const none = await ask({ Range: "bytes=10-" });
    expect([none.status, none.headers.get("Content-Range"), await none.text()]).toEqual([416, "bytes */10", ""]);
    // A packed copy is sent as a whole: its bytes are not those of the file.
    const packed = await server.request("/assets/app-1a2b.js", {
      headers: { "Accept-Encoding": "br", Range: "bytes=0-1" },
    });
    expect([packed.status, packed.headers.get("Accept-Ranges")]).toEqual([200, null]);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const get = await server.request("/assets/app-1a2b.js", { headers: { "Accept-Encoding": "br" } });
    const head = await server.request("/assets/app-1a2b.js", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(await head.text()).toBe("");
  });

  it("answers 304 to who has it, for each encoding apart", async () => {
    const first = await server.request("/assets/app-1a2b.js", { headers: { "Accept-Encoding": "br" } });
    const tag = first.headers.get("ETag") ?? "";
    const ask = (encoding: string) =>
      server.request("/assets/app-1a2b.js", {
        headers: { "Accept-Encoding": encoding, "If-None-Match": `"x", W/${tag}` },
      });
    const again = await ask("br");
    expect(again.status).toBe(304);
    expect(again.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await again.text()).toBe("");
    expect((await ask("gzip")).status).toBe(200);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const response = await server.request("/", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%5csecret.txt",
    "//etc/passwd",
  ])("%s reaches nothing outside of the site", async (path) => {
    const response = await server.fetch(new Request(`http://localhost${path}`));
    const text = await response.text();
    expect(text).not.toContain("outside of the site");
    expect(["There is no such file.", "<!doctype html><title>Red Thread</title>"]).toContain(text);
  });
});

describe("what every response carries", () => {
  const requests: [string, string][] = [
    ["GET", "/"],
    ["GET", "/assets/app-1a2b.js"],
    ["HEAD", "/service-worker.js"],
    ["GET", "/assets/none.js"],
    ["POST", "/"],
    ["GET", "/api/health"],
    ["GET", "/api/none"],
  ];
  it.each(requests)("%s %s", async (method, path) => {
    const { headers } = await server.request(path, { method });
    expect(headers.get("Content-Security-Policy")).toBe(path.endsWith(".js") ? contentSecurityPolicy : pagePolicy);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  it("allows nothing that is not named, no inline code, and no other site", () => {
    const directives = new Map(
      contentSecurityPolicy.split("; ").map((directive) => [directive.split(" ")[0], directive]),
    );
    expect(directives.get("default-src")).toBe("default-src 'none'");
    expect(directives.get("script-src")).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(directives.get("connect-src")).toBe("connect-src 'self'");
    expect(pagePolicy).toBe(`${contentSecurityPolicy}; require-trusted-types-for 'script'; trusted-types default`);
    expect(contentSecurityPolicy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  });
});
