/** What goes into a thread carries the number of its call; so does all that comes out. */
export interface Numbered {
  id: number;
}

/** What a thread says: that it has begun, and of each call how it goes on, its end, or that it broke. */
export type Said<Answer, Note> =
  | { kind: "ready" }
  | { kind: "note"; id: number; note: Note }
  | { kind: "answer"; id: number; answer: Answer }
  | { kind: "broken"; id: number; error: unknown };
