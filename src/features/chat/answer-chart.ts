import { createContext } from "react";
import type { Chart } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { Loadable } from "#ui/loaded.tsx";

/** The chart of the records that are asked: from it answers get their lines, lists and cards. Undefined: there is none to wait for. */
export const AnswerChart = createContext<Loadable<Chart> | undefined>(undefined);

/** What the record is called that a place is in; undefined where it is not known, or not there any more. */
export const RecordTitles = createContext<((citation: Citation) => string | undefined) | undefined>(undefined);
