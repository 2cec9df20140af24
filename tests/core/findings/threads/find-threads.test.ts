import { describe, expect, it } from "vitest";
import { insightSchema } from "#core/domain/insight.ts";
import { isoDay } from "#core/findings/threads/day-number.ts";
import { findThreads, threadsOf } from "#core/findings/threads/find-threads.ts";
import { emptyThreadState, forgetDocument, updateThreads } from "#core/findings/threads/thread-state.ts";
import { documentsOf } from "../../../eval/simulate/documents.ts";
import { simulatePatient } from "../../../eval/simulate/patient.ts";
import { createChance } from "../../../eval/simulate/random.ts";
import type { SimulatedDay, SimulatedPatient } from "../../../eval/simulate/truth.ts";

const now = new Date("2026-01-01T00:00:00Z");

function requestOf(patient: SimulatedPatient) {
  const documents = documentsOf(patient);
  return {
    documents: documents.map(({ id, originalFilename }) => ({ id, originalFilename })),
    readings: documents.map(({ id, facts }) => ({ documentId: id, facts, pages: [] })),
    now,
  };
}

/** 120 days on which pain follows chocolate by two days, and nothing else happens. */
function patientWithTrigger(): SimulatedPatient {
  const chance = createChance(41);
  const eaten = Array.from({ length: 120 }, () => chance.uniform() < 0.3);
  const days: SimulatedDay[] = eaten.map((hasEaten, index) => ({
    day: 20000 + index,
    numbers: { pain: Math.round(3 + chance.normal() + (eaten[index - 2] ? 1.8 : 0)), stress: chance.whole(2, 7) },
    events: hasEaten ? ["chocolate"] : [],
  }));
  for (const day of days) day.numbers.pain = Math.max(0, Math.min(10, day.numbers.pain ?? 0));
  return {
    seed: 0,
    pureNoise: false,
    days,
    labs: [],
    treatments: [],
    truths: [],
    descriptive: new Set(),
    confounders: [],
  };
}

describe("findThreads", () => {
  const request = requestOf(patientWithTrigger());
  const threads = findThreads(request);
  const [first] = threads;

  it("finds the trigger with its lag, and says how sure it is", () => {
    expect(first?.kind).toBe("trigger");
    expect(first?.insight).toMatch(
      /^More pain went together with chocolate: \d\.\d points higher on average 2 days later\.$/,
    );
    expect(first?.statistics?.lagDays).toBe(2);
    expect(first?.confidence).toBeGreaterThanOrEqual(90);
    expect(first?.moreEntriesNeeded).toBe(0);
  });

  it("cites days for it and days against it, of the exposure and of what followed", () => {
    const { supporting = [], contradicting = [] } = first?.evidence ?? {};
    expect(supporting.map(({ quote }) => quote)).toContain("ate chocolate");
    expect(supporting.length).toBeGreaterThan(contradicting.length / 2);
    expect(contradicting.length).toBeGreaterThan(0);
    expect(first?.relatedDocuments).toContain("diary-1.txt");
  });

  it("explains itself in three sentences, and asks or tracks, but never says that one caused the other", () => {
    expect(first?.why).toHaveLength(3);
    for (const thread of threads) {
      const words = [thread.insight, thread.clinicalRelevance, thread.recommendedAction, ...(thread.why ?? [])].join(
        " ",
      );
      expect(words).not.toMatch(/\bcaus|\bbecause of\b|\bstop taking\b|\byou should\b/i);
      expect(thread.recommendedAction).toMatch(/\b(?:ask|show|keep|write)\b/i);
    }
  });

  it("fits the schema that stored insights are parsed with", () => {
    for (const thread of threads) expect(insightSchema.safeParse(thread).success).toBe(true);
  });

  it("knows a thread again after records were read anew and others came, so that what was said of it still counts", () => {
    const again = { ...request, documents: request.documents.toReversed(), readings: request.readings.toReversed() };
    expect(findThreads(again).map(({ id }) => id)).toEqual(threads.map(({ id }) => id));
    const report = { id: "report", originalFilename: "report.txt" };
    const more = findThreads({
      documents: [...request.documents, report],
      readings: [...request.readings, { documentId: "report", facts: [], pages: [] }],
      now,
    });
    expect(more.map(({ id }) => id)).toContain(first?.id);
  });

  it("comes to the same threads one document at a time, through JSON, and after a document came and went", () => {
    let state = emptyThreadState();
    for (const document of request.documents) {
      const reading = request.readings.find(({ documentId }) => documentId === document.id);
      if (reading !== undefined) state = updateThreads(state, document, reading);
    }
    expect(threadsOf(JSON.parse(JSON.stringify(state)), { now })).toEqual(threads);
    const other = request.readings[0];
    if (other === undefined) throw new Error("No reading");
    const wider = updateThreads(state, { id: "guest", originalFilename: "guest.txt" }, other);
    expect(threadsOf(forgetDocument(wider, "guest"), { now })).toEqual(threads);
  });

  it("does not change the state that it is given", () => {
    const state = Object.freeze({ version: 1 as const, documents: Object.freeze({}) });
    const next = updateThreads(state, { id: "a", originalFilename: "a.txt" }, { facts: [], pages: [] });
    expect(Object.keys(state.documents)).toEqual([]);
    expect(Object.keys(next.documents)).toEqual(["a"]);
  });

  it("says nothing of a patient without records, and nothing of ten days", () => {
    expect(findThreads({ documents: [], readings: [], now })).toEqual([]);
    const patient = patientWithTrigger();
    expect(findThreads(requestOf({ ...patient, days: patient.days.slice(0, 10) }))).toEqual([]);
  });

  it("is honest with few data: what is not settled says how many more entries would do", { timeout: 30_000 }, () => {
    const unsettled = Array.from({ length: 15 }, (_none, index) => simulatePatient(3_000_001 + index))
      .flatMap((patient) => findThreads(requestOf(patient)))
      .filter(({ confidence, statistics, warnings }) => statistics && confidence < 90 && warnings?.length === 0);
    expect(unsettled.length).toBeGreaterThan(5);
    for (const { moreEntriesNeeded, recommendedAction } of unsettled) {
      if (moreEntriesNeeded === undefined) continue;
      expect(moreEntriesNeeded).toBeGreaterThan(0);
      expect(recommendedAction).toContain(`about ${moreEntriesNeeded} more`);
    }
  });
});

describe("day numbers", () => {
  it("are ISO days", () => {
    expect(isoDay(0)).toBe("1970-01-01");
    expect(isoDay(20000)).toBe("2024-10-04");
  });
});
