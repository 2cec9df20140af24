import { expect, test } from "vitest";
import { routePattern } from "../../../sync-server/log/route-pattern.ts";
import { createServerLog } from "../../../sync-server/log/server-log.ts";

function logOf(requests = true) {
  const lines: string[] = [];
  const log = createServerLog({ write: (text) => lines.push(text), now: () => new Date(0), requests });
  const read = () => {
    log.flush();
    const text = lines.splice(0).join("");
    return text
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { log, read };
}

const answered = { request: "1", method: "GET", route: "/api/documents/{id}", status: 200, ms: 1.5 };

test("an answered request is one line of JSON, which waits for others", () => {
  const { log, read } = logOf();
  log.answered(answered);
  log.answered({ ...answered, request: "2" });
  expect(read()).toEqual([
    { at: "1970-01-01T00:00:00.000Z", level: "info", ...answered },
    { at: "1970-01-01T00:00:00.000Z", level: "info", ...answered, request: "2" },
  ]);
});

test("requests are left out where that was asked for; failures never are", () => {
  const { log, read } = logOf(false);
  log.answered(answered);
  log.failed(new TypeError("x"));
  expect(read().map(({ failure }) => failure)).toEqual(["TypeError"]);
});

test("a failure is told without its words, whatever they look like", () => {
  const { log, read } = logOf();
  const cause = Object.assign(new SyntaxError('Unexpected token, "CRP 18.4 Nora" is not valid JSON'), {
    code: "SQLITE_BUSY",
  });
  const error = new Error("Nora Ellis\n    at Nora Ellis (/a/letter.pdf:18:4)", { cause });
  error.name = "Nora's error";
  log.failed(error, "7");
  log.failed("Nora's words, thrown");
  const [first, second] = read();
  expect(first).toMatchObject({
    level: "error",
    request: "7",
    failure: "Error",
    cause: { failure: "SyntaxError", code: "SQLITE_BUSY" },
  });
  expect((first as { at: string[] }).at[0]).toContain("server-log.test.ts");
  expect(second).toMatchObject({ failure: "string" });
  expect(JSON.stringify([first, second])).not.toMatch(/Nora|CRP|18\.4|letter\.pdf/);
});

test("a message that was changed later hides no words among the frames", () => {
  const { log, read } = logOf();
  const error = new Error("first\n    at Nora (/a/letter.pdf:18:4)");
  error.message = "second";
  log.failed(error);
  expect(JSON.stringify(read())).not.toContain("Nora");
});

test("an address is named by its route's pattern alone", () => {
  expect(routePattern("GET", "/api/documents/4f-a-name/file")).toBe("/api/documents/{id}/file");
  expect(routePattern("HEAD", "/api/blobs/blob-1")).toBe("/api/blobs/{id}");
  expect(routePattern("POST", "/api/sync/push")).toBe("/api/sync/push");
  expect(routePattern("GET", "/api/sync/push")).toBe("unknown");
  expect(routePattern("GET", "/api/Nora/Ellis")).toBe("unknown");
  expect(routePattern("GET", "/documents/4f/CRP")).toBe("site");
});
