import { describe, expect, test } from "vitest";
import { callerWith, json, type MakeApiHome, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

const guarded: [string, string][] = [
  ["GET", "/api/auth/me"],
  ["POST", "/api/auth/password"],
  ["PUT", "/api/auth/recovery"],
  ["GET", "/api/documents"],
  ["POST", "/api/documents/upload"],
  ["GET", "/api/documents/some"],
  ["GET", "/api/documents/some/file"],
  ["POST", "/api/documents/some/retry"],
  ["POST", "/api/documents/some/unlock"],
  ["DELETE", "/api/documents/some"],
  ["GET", "/api/insights"],
  ["GET", "/api/chart"],
  ["GET", "/api/conversations"],
  ["POST", "/api/conversations"],
  ["GET", "/api/conversations/some/messages"],
  ["POST", "/api/conversations/some/messages"],
  ["POST", "/api/chat/ask-records"],
];

export function requestTests(makeHome: MakeApiHome): void {
  describe("requests", () => {
    test(
      "health answers without a session",
      withHome(makeHome, async (home) => {
        const response = await home.fetch("/api/health");
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ status: "ok" });
      }),
    );

    test.for(guarded)("%s %s needs a live session", async ([method, path]) => {
      await withHome(makeHome, async (home) => {
        await expectProblem(await home.fetch(path, { method }), 401);
        await expectProblem(await callerWith(home, "forged").send(method, path), 401);
        const basic = { method, headers: { Authorization: "Basic bm9yYQ==" } };
        await expectProblem(await home.fetch(path, basic), 401);
      })();
    });

    test(
      "an unknown address is 404, signed in or not",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        await expectProblem(await home.fetch("/api/nothing"), 404);
        await expectProblem(await nora.get("/api/demo/nothing-here"), 404);
      }),
    );

    test(
      "broken JSON, another type, and too much of it are told apart",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const post = (body: string, type: string) =>
          home.fetch("/api/chat/ask-records", {
            method: "POST",
            body,
            headers: { Authorization: `Bearer ${nora.token}`, "Content-Type": type },
          });
        await expectProblem(await post('{"question":', "application/json"), 400);
        await expectProblem(await post("[1]", "application/json"), 400);
        await expectProblem(await post("null", "application/json; charset=utf-8"), 400);
        await expectProblem(await post('{"question":"Why?"}', "text/plain"), 415);
        await expectProblem(await post(JSON.stringify({ question: "x".repeat(300_000) }), "application/json"), 413);
        const login = json("POST", { email: { $ne: "" }, password: ["x"] });
        await expectProblem(await home.fetch("/api/auth/login", login), 400);
      }),
    );

    test(
      "answers are never cached on the way",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        expect((await nora.get("/api/documents")).headers.get("Cache-Control")).toBe("no-store");
      }),
    );
  });
}
