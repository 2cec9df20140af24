import { describe, expect, test } from "vitest";
import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import { type MakeApiHome, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

const path = "/api/appointment-questions";

export function appointmentQuestionRouteTests(makeHome: MakeApiHome): void {
  describe("questions for an appointment", () => {
    test(
      "are kept in their order, put in other words, and deleted",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const response = await nora.post(path, { text: " Can I stop the tablets? " });
        expect(response.status).toBe(201);
        const first = (await response.json()) as AppointmentQuestion;
        expect(first).toMatchObject({ id: expect.any(String), text: "Can I stop the tablets?" });
        const second = (await (await nora.post(path, { text: "Why am I tired?" })).json()) as AppointmentQuestion;
        const changed = await nora.send("PATCH", `${path}/${first.id}`, { text: "May I stop?" });
        expect(await changed.json()).toEqual({ ...first, text: "May I stop?" });
        expect(await (await nora.get(path)).json()).toEqual([{ ...first, text: "May I stop?" }, second]);
        expect((await nora.send("DELETE", `${path}/${first.id}`)).status).toBe(204);
        await expectProblem(await nora.send("DELETE", `${path}/${first.id}`), 404);
        await expectProblem(await nora.send("PATCH", `${path}/${first.id}`, { text: "Again?" }), 404);
        expect(await (await nora.get(path)).json()).toEqual([second]);
      }),
    );

    test(
      "belong to one person; blank and endless ones are refused",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const { id } = (await (await nora.post(path, { text: "Why?" })).json()) as AppointmentQuestion;
        for (const text of ["", "  ", "x".repeat(501), 7]) await expectProblem(await nora.post(path, { text }), 400);
        expect(await (await other.get(path)).json()).toEqual([]);
        await expectProblem(await other.send("DELETE", `${path}/${id}`), 404);
        await expectProblem(await home.fetch(path), 401);
        expect(await (await nora.get(path)).json()).toHaveLength(1);
      }),
    );
  });
}
