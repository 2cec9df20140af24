import { describe, expect, test } from "vitest";
import type { Answering } from "#core/domain/store.ts";
import { sampleAnswer } from "../support/record-samples.ts";
import { json, type MakeApiHome, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

/** Tells what the engine was asked about: how many records, and which day it is there. */
const telling: Answering = async (store, { question, now }) =>
  sampleAnswer(`${question} in ${(await store.listDocuments()).length} records on ${now.toISOString().slice(0, 10)}`);

export function demoRouteTests(makeHome: MakeApiHome): void {
  describe("the demo", () => {
    test(
      "shows Nora's sample data and who she is, to anybody",
      withHome(makeHome, async (home) => {
        const response = await home.fetch("/api/demo/persona/nora");
        expect(response.status).toBe(200);
        const { sampleData } = (await response.json()) as { sampleData: Record<string, unknown[]> };
        expect(sampleData).toMatchObject({
          stats: {
            journeyLength: "6 months",
            specialistsSeen: expect.any(Number),
            medicationsTried: expect.any(Number),
            redThreadsFound: sampleData.insights?.length,
          },
        });
        expect(sampleData.insights?.[0]).toMatchObject({ insight: expect.any(String), confidence: expect.any(Number) });
        for (const document of sampleData.documents ?? [])
          expect(document).toEqual({
            id: expect.any(String),
            title: expect.any(String),
            date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
            type: expect.stringMatching(/^(pdf|image|voice)$/),
            summary: expect.stringMatching(/./),
            status: expect.stringMatching(/^(pending|processing|completed|failed)$/),
            originalFilename: expect.any(String),
          });
        expect(sampleData.documents?.length).toBeGreaterThanOrEqual(16);

        const bootstrap = await home.fetch("/api/persona/nora/bootstrap");
        expect(await bootstrap.json()).toEqual({
          name: "Nora Ellis",
          current_challenges: expect.arrayContaining([expect.any(String)]),
          care_team: expect.arrayContaining([{ name: expect.any(String), role: expect.any(String) }]),
          goals: expect.arrayContaining([{ label: expect.any(String), target_date: expect.any(String) }]),
        });
      }),
    );

    test(
      "knows no other persona, and says so",
      withHome(makeHome, async (home) => {
        for (const path of ["/api/demo/persona/nobody", "/api/persona/nobody/bootstrap"])
          expect(await expectProblem(await home.fetch(path), 404)).toBe("Demo persona not found");
      }),
    );

    test(
      "keeps conversations without any authorization, and answers from Nora's files on her last day",
      withHome(
        makeHome,
        async (home) => {
          const made = await home.fetch("/api/demo/conversations", json("POST", {}));
          expect(made.status).toBe(201);
          const { id, title } = (await made.json()) as { id: string; title: string };
          expect(title).toBe("New conversation");
          const path = `/api/demo/conversations/${id}/messages`;
          const sent = await home.fetch(path, json("POST", { content: "How much?" }));
          expect(sent.status).toBe(201);
          expect(await sent.json()).toMatchObject({
            role: "assistant",
            content: expect.stringMatching(/^How much\? in (?:1[6-9]|[2-9]\d) records on 2025-06-01$/),
          });
          expect(await (await home.fetch(path)).json()).toMatchObject([{ role: "user" }, { role: "assistant" }]);
          expect(await (await home.fetch("/api/demo/conversations")).json()).toMatchObject([{ id }]);
          const asked = await home.fetch("/api/demo/ask-records", json("POST", { question: "Why?" }));
          expect(await asked.json()).toMatchObject({ answer: expect.stringMatching(/^Why\? in \d+ records/) });
          await expectProblem(await home.fetch(path, json("POST", { content: " " })), 400);
          await expectProblem(await home.fetch("/api/demo/conversations/none/messages"), 404);
        },
        telling,
      ),
    );

    test(
      "is apart from what a signed-in person keeps",
      withHome(makeHome, async (home) => {
        await home.fetch("/api/demo/conversations", json("POST", {}));
        const ruth = await signUp(home, "ruth@example.org");
        expect(await (await ruth.get("/api/conversations")).json()).toEqual([]);
        await ruth.post("/api/conversations", { title: "Mine" });
        const shown = (await (await home.fetch("/api/demo/conversations")).json()) as { title: string }[];
        expect(shown.map(({ title }) => title)).not.toContain("Mine");
      }),
    );
  });
}
