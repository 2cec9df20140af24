import { describe, expect, it } from "vitest";
import { answerFromPlan } from "#core/findings/plan/answer-from-plan.ts";
import { chart, place, source } from "./plan-chart.ts";

const stopped = {
  name: "donepezil",
  status: "stopped" as const,
  until: "2025-05-20",
  steps: [
    { date: "2024-11-14", change: "started", citations: [place("Start donepezil 5 mg on 14 November 2024")] },
    {
      date: "2025-05-20",
      change: "stopped",
      citations: [place("donepezil"), place("Pulse 42 and she has lost weight. Stop donepezil 20 May 2025")],
    },
    { date: "2026-01-06", change: "stopped", citations: [place("donepezil stopped, seen 6 January 2026")] },
  ],
  citations: [place("Stop donepezil 20 May 2025")],
};
const own = { ...source, chart: { ...chart, medicines: [...chart.medicines, stopped] } };
const answer = (question: string) =>
  answerFromPlan(question, [], own)
    ?.sentences.map(({ text }) => text)
    .join(" ");

describe("why a medicine was stopped", () => {
  it("says the reason that the record gives, when and by whom", () => {
    expect(answer("why did they stop my furosemide?")).toMatch(
      /^Dr Adeyemi stopped your furosemide on 3 November 2025, because the kidney function fell\./,
    );
  });

  it("is of the first record that told it, and leaves to the records' own words what has no reason", () => {
    expect(answer("am I still on donepezil")).toMatch(/^No\. Your donepezil was stopped on 20 May 2025\./);
    expect(answer("why was I taken off donepezil")).toBeUndefined();
  });

  it("leaves to the records' own words what no step tells", () => {
    expect(answer("why do I take eliquis")).toBeUndefined();
  });
});
