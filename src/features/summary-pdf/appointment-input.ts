import type { Citation } from "#core/domain/citation.ts";
import type { ResultCourse } from "#core/findings/appointments/result-course.ts";

/** What an appointment's paper is made of. `sources` are numbered by their place, from 1. */
export interface AppointmentInput {
  /** Whose it is, as the records print it. */
  patient: string;
  questions: string[];
  sections: readonly {
    heading: string;
    lines: readonly { text: string; detail: string; sources: number[]; plot?: ResultCourse | undefined }[];
    /** What stands there where there is no line. */
    none: string;
  }[];
  sources: readonly Citation[];
}
