import { describe, expect, test } from "vitest";
import { readProcessedCase } from "../demo/demo-folder.ts";
import { createMemoryDemo } from "../support/memory-demo.ts";
import { createMemoryHome } from "../support/memory-home.ts";
import { sampleAnswer } from "../support/record-samples.ts";

describe("6. Roles and permissions", () => {
  test.each([
    ["GET", "/api/demo/persona/nora", 200],
    ["GET", "/api/persona/nora/bootstrap", 200],
    ["GET", "/api/demo/conversations", 200],
    ["POST", "/api/demo/conversations", 201],
  ])("Visitor (not signed in): %s %s carries no authorization header", async (method, path, status) => {
    const home = createMemoryHome({
      answering: async () => sampleAnswer("Yes."),
      demo: createMemoryDemo(async () => readProcessedCase()),
    });
    const body = method === "POST" ? { body: "{}", headers: { "Content-Type": "application/json" } } : {};
    const answered = await home.dispatch(new Request(new URL(path, "http://localhost"), { method, ...body }));
    expect(answered.status).toBe(status);
  });
});
