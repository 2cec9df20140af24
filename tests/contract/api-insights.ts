import { describe, expect, test } from "vitest";
import type { Insight } from "#core/domain/insight.ts";
import { type MakeApiHome, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

const path = "/api/insights";

export function insightRouteTests(makeHome: MakeApiHome): void {
  describe("what the patient says of a red thread", () => {
    test(
      "cannot be said of a thread that is not there, nor taken back where nothing was said, nor be anything else",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const thread = `${path}/${encodeURIComponent("thread|treatment|symptom:pain|naproxen|less")}`;
        expect((await (await nora.get(path)).json()) as Insight[]).toEqual([]);
        await expectProblem(await nora.send("PATCH", thread, { feedback: "wrong" }), 404);
        await expectProblem(await nora.send("PATCH", thread, { feedback: null }), 404);
        for (const body of [{}, { feedback: "boring" }])
          await expectProblem(await nora.send("PATCH", thread, body), 400);
        await expectProblem(await home.fetch(thread, { method: "PATCH" }), 401);
      }),
    );
  });
}
