import type { Disagreement } from "#sync/engine.ts";
import { paths } from "./paths.ts";

/** Where a disagreement can be looked at and settled. */
export function disagreementLink({ entity }: Pick<Disagreement, "entity">): string {
  const [kind, id = ""] = entity.split(":");
  switch (kind) {
    case "document":
    case "correction":
      return paths.document(id);
    case "appointment-question":
      return paths.appointment;
    case "thread-feedback":
      return paths.threads;
    default:
      return paths.chat;
  }
}
