export const groupKinds = ["document", "conversation", "appointment-question", "thread-feedback"] as const;
/** What comes and goes together. A group is named "kind:id". */
export type GroupKind = (typeof groupKinds)[number];

/** An entity's name is "kind:id", or "kind:id of its group:own id"; a field's key is both with a line break between, as in the log. */
export function fieldKey(entity: string, field: string): string {
  return `${entity}\n${field}`;
}

export function partsOfKey(key: string): { entity: string; field: string } {
  const at = key.indexOf("\n");
  return { entity: key.slice(0, at), field: key.slice(at + 1) };
}

const groupOfPart: Record<string, GroupKind> = { correction: "document", message: "conversation" };

/** The group of an entity; undefined where a newer version made it and this one does not know its kind. */
export function groupOfEntity(entity: string): string | undefined {
  const [kind = "", id = ""] = entity.split(":", 2);
  const of = groupOfPart[kind];
  if (of !== undefined) return `${of}:${id}`;
  return groupKinds.some((known) => known === kind) && id !== "" ? entity : undefined;
}

export function kindOfGroup(group: string): GroupKind | undefined {
  const kind = group.slice(0, group.indexOf(":"));
  return groupKinds.find((known) => known === kind);
}

export function idOfGroup(group: string): string {
  return group.slice(group.indexOf(":") + 1);
}
