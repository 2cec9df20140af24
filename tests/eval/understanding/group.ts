import type { Group } from "../../support/measurement.ts";
import { ccdaPart } from "./ccda-rows.ts";
import { layPart } from "./lay-rows.ts";
import { leakPart } from "./leak-rows.ts";
import { groupName, type MeasuredPart } from "./measured-part.ts";
import { notesPart } from "./notes-rows.ts";
import { qaPart } from "./qa-rows.ts";
import { safetyPart } from "./safety-rows.ts";
import { speedPart } from "./speed-rows.ts";
import { taggedPart } from "./tagged-rows.ts";

/** How well records are understood: facts, summaries, answers and safe answers. */
export const understandingGroup: Group = {
  name: groupName,
  async measure() {
    const parts: MeasuredPart[] = [
      await qaPart(),
      ccdaPart(),
      taggedPart(),
      leakPart(),
      notesPart(),
      await layPart(),
      await safetyPart(),
      await speedPart(),
    ];
    return { rows: parts.flatMap((part) => part.rows), skips: parts.flatMap((part) => part.skips) };
  },
};
