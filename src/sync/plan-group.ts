import type { Correction } from "#core/domain/correction.ts";
import { canonicalJson } from "#core/replication/digest.ts";
import { otherVersions } from "#core/replication/fold.ts";
import type { FileValue, ReadingValue } from "#core/replication/groups/document-values.ts";
import { fieldKey, partsOfKey } from "#core/replication/groups/entity-names.ts";
import { asObject, type Stamps, type StoredGroup, stampsOf } from "#core/replication/groups/group.ts";
import type { ExchangedGroup, GroupStore } from "#core/replication/groups/group-store.ts";
import type { Operation } from "#core/replication/operation.ts";
import type { FoldIndex } from "./entities/fold-index.ts";
import { hasPlace, type Place, placeKeyOf, placeSaid, placeValueSchema } from "./entities/group-place.ts";
import { isBetterReading } from "./entities/reading-rank.ts";
import type { Replica } from "./replica.ts";

/** A change of the store that the log does not have yet. */
export interface Draft {
  key: string;
  /** As the store has it; null where it is no more. */
  value: unknown;
  print: string;
  baseOpId: string | null;
  settles?: string[];
}

/** What has to be done so that store and log say the same of a group. */
export interface GroupPlan {
  group: string;
  seen: Stamps | undefined;
  drafts: Draft[];
  /** Values of the log to lay into the store, with the operations that said them. */
  lay: Map<string, { value: unknown; opId: string; print: string }>;
  /** Fields that both sides agree on already. */
  agreed: Map<string, { opId: string; print: string }>;
  /** Where the group has to go in the store, after all else. */
  move?: Place;
  /** Parts about which nothing can be said now. */
  open: Set<string>;
  /** Parts that are looked at again at the next start, because something is still under way. */
  underWay: Set<string>;
  /** Fields that are not to be remembered any more. */
  forgetFields: boolean;
  /** The file is here and the log does not say that the server has it. */
  bringUp?: FileValue;
  /** The server has the file and it is not here. */
  fetchLater?: FileValue & { blob?: string };
  /** The document's file is here, nobody reads it here, and the log has no reading: when it was made, by its device's clock. */
  unreadSince?: number;
  /** Something was decided that has to be looked at once more. */
  again: boolean;
}

export interface PlanParts {
  stored: Pick<GroupStore, "print" | "partOf" | "known">;
  replica: Replica;
  index: FoldIndex;
  /** What an operation says; undefined where it cannot be opened. */
  openOperation(operation: Operation): Promise<unknown>;
}

/** Compares the store's group with what was last exchanged of it and with the log. Changes nothing. */
export async function planGroup(
  parts: PlanParts,
  group: string,
  store: StoredGroup | undefined,
  base: ExchangedGroup | undefined,
): Promise<GroupPlan> {
  const plan: GroupPlan = {
    group,
    seen: store && stampsOf(store),
    drafts: [],
    lay: new Map(),
    agreed: new Map(),
    open: new Set(),
    underWay: new Set(),
    forgetFields: false,
    again: false,
  };
  const place = hasPlace(group) ? await planPlace(parts, plan, store, base) : "here";
  if (place !== "gone") await planFields(parts, plan, store, base);
  // What lies in the bin is left as it is; what came for it is laid in when it is brought back.
  if (place === "binned") plan.lay.clear();
  return plan;
}

/** Answers where the group is in the store, and "here" also for one that never was. */
async function planPlace(
  parts: PlanParts,
  plan: GroupPlan,
  store: StoredGroup | undefined,
  base: ExchangedGroup | undefined,
): Promise<Place> {
  const { group } = plan;
  const key = placeKeyOf(group);
  const known = base?.fields[key];
  const before = (known?.print ?? "here") as Place;
  const others = Object.keys(base?.fields ?? {}).filter((field) => field !== key);
  const isNew = store === undefined && others.length === 0 && before === "here";
  const now: Place = store?.place ?? (isNew ? "here" : "gone");
  const { there, current, ending, others: unseen } = await placeInLog(parts, group);

  if (current !== undefined && now === there) {
    plan.agreed.set(key, { opId: current.opId, print: there });
    if (now === "gone") plan.forgetFields = true;
    return now;
  }
  // The bin was emptied here after its time: by each device for itself, as its clock may be wrong.
  const emptied = now === "gone" && before === "binned";
  // What waits in the bin, and somebody has deleted for good since, nobody asked to be kept.
  const isEnded = now === "binned" && ending !== undefined && ending.opId !== known?.opId;
  if (!isNew && now !== before && !emptied && !isEnded) {
    const messages = others.filter((field) => field.startsWith("message:"));
    const saw = group.startsWith("conversation:") && now === "gone" ? { saw: messages } : {};
    // What was shown here when this was done was done in sight of it.
    const settles = current !== undefined && current.opId === known?.opId ? unseen : [];
    plan.drafts.push({
      ...{ key, value: { place: now, ...saw }, print: now, baseOpId: known?.opId ?? null },
      ...(settles.length > 0 ? { settles } : {}),
    });
    if (now === "gone") plan.forgetFields = true;
    plan.again = true;
    return now;
  }
  if (now === there || current === undefined) return now;
  if (isNew && there === "gone") {
    plan.agreed.set(key, { opId: current.opId, print: "gone" });
    return "gone";
  }
  if (now === "gone" && there === "binned" && before !== "gone") {
    plan.agreed.set(key, { opId: current.opId, print: "binned" });
    plan.forgetFields = true;
    return "gone";
  }
  // What came back to life is laid in anew from the log, as if it had never been here.
  if (now === "gone") {
    plan.agreed.set(key, { opId: current.opId, print: "here" });
    plan.forgetFields = true;
    plan.again = true;
    return "gone";
  }
  plan.move = there;
  plan.agreed.set(key, { opId: current.opId, print: there });
  if (there === "gone") plan.forgetFields = true;
  plan.again = there === "here";
  return now;
}

/** Where the log has a group, with the operation in force, those that it has not seen, and the one that deleted it for good. */
async function placeInLog(
  { replica, index, openOperation }: PlanParts,
  group: string,
): Promise<{ there: Place; current?: Operation; ending?: Operation; others: string[] }> {
  const state = replica.stateOf(placeKeyOf(group));
  if (state === undefined) return { there: "here", others: [] };
  const { current } = state;
  const unseen = otherVersions(state);
  const placeOf = async (operation: Operation) =>
    placeSaid(placeValueSchema.safeParse(await openOperation(operation)).data, index.keysOf(group));
  const others = unseen.map(({ opId }) => opId);
  const there = await placeOf(current);
  if (there === "gone") return { there, current, ending: current, others };
  // Whoever put it into the bin without having seen that it is gone did not ask for it to be kept.
  for (const other of there === "binned" ? unseen : [])
    if ((await placeOf(other)) === "gone") return { there: "gone", current, ending: other, others };
  return { there, current, others };
}

async function planFields(
  parts: PlanParts,
  plan: GroupPlan,
  store: StoredGroup | undefined,
  base: ExchangedGroup | undefined,
): Promise<void> {
  const { stored, index } = parts;
  const { group } = plan;
  const opened = new Map<string, unknown>();
  const changed = new Set<string>();
  for (const [name, part] of Object.entries(store?.parts ?? {})) {
    if (name === store?.busyPart) plan.open.add(name);
    else if (base?.stamps[name] !== part.stamp) {
      changed.add(name);
      for (const [key, value] of await part.open()) opened.set(key, value);
    }
  }
  const keys = new Set([...Object.keys(base?.fields ?? {}), ...index.keysOf(group), ...opened.keys()]);
  keys.delete(placeKeyOf(group));
  // Corrections come first: which reading stays depends on them.
  for (const key of [...keys].sort()) {
    const part = stored.partOf(group, key);
    if (part === undefined || plan.open.has(part)) continue;
    const isChanged = changed.has(part) || (store === undefined && !hasPlace(group));
    const field: Field = { key, part, base: base?.fields[key], isChanged, value: opened.get(key) };
    if (part === "file") await planFile(parts, plan, field);
    else await planField(parts, plan, store, field);
  }
  planReading(parts, plan, store);
}

/** Whoever took the upload reads it. Where that device never does, another one that has the file has to, after a while. */
function planReading({ replica }: PlanParts, plan: GroupPlan, store: StoredGroup | undefined): void {
  const { reading, file } = store?.parts ?? {};
  const isUnread =
    store?.place === "here" && reading?.stamp === "" && file?.stamp !== "" && store.busyPart === undefined;
  if (!isUnread || replica.stateOf(fieldKey(plan.group, "reading")) !== undefined) return;
  const made = replica.stateOf(fieldKey(plan.group, "record"))?.current;
  if (made === undefined) return;
  plan.unreadSince = made.ts;
  plan.underWay.add("reading");
}

interface Field {
  key: string;
  part: string;
  base: { opId: string; print: string } | undefined;
  /** The part may hold another value than the last time. */
  isChanged: boolean;
  /** The store's, where it was looked at; undefined where the store has none. */
  value: unknown;
}

async function planField(
  parts: PlanParts,
  plan: GroupPlan,
  store: StoredGroup | undefined,
  { key, part, base, isChanged, value }: Field,
): Promise<void> {
  const { stored, replica } = parts;
  const before = base?.print ?? "";
  const here = isChanged && value !== undefined ? await stored.print(canonicalJson(value)) : isChanged ? "" : before;
  // A document that is not read yet says nothing of its reading.
  const isSilent = part === "reading" && here === "";
  const current = replica.stateOf(key)?.current;
  const hasChanged = here !== before && !isSilent;
  // Where nobody here reads a document, what the log has of it holds, also when it was asked to be read anew.
  const hasMoved = current !== undefined && (current.opId !== base?.opId || isSilent);
  if (!hasMoved) {
    if (hasChanged) plan.drafts.push({ key, value: value ?? null, print: here, baseOpId: base?.opId ?? null });
    return;
  }
  const there = stored.known(plan.group, key, await parts.openOperation(current));
  // Said by a newer version in a way that this one does not know, or not to be opened: it stays in the log.
  if (there === undefined) {
    if (hasChanged) plan.drafts.push({ key, value: value ?? null, print: here, baseOpId: base?.opId ?? null });
    return;
  }
  const print = there === null ? "" : await stored.print(canonicalJson(there));
  if (print === here) {
    plan.agreed.set(key, { opId: current.opId, print });
    return;
  }
  if (part === "reading" && here !== "" && store !== undefined) {
    const own = isChanged ? value : (await store.parts.reading?.open())?.get(key);
    if (
      own !== undefined &&
      isBetterReading(own as ReadingValue, there as ReadingValue, await correctionsOf(plan, store))
    ) {
      const state = replica.stateOf(key);
      const settles = state === undefined ? [] : otherVersions(state).map(({ opId }) => opId);
      plan.drafts.push({ key, value: own, print: here, baseOpId: current.opId, settles });
      return;
    }
  } else if (hasChanged) {
    // Two devices said something else: this goes into the log, which then says whose is in force.
    plan.drafts.push({ key, value: value ?? null, print: here, baseOpId: base?.opId ?? null });
    plan.again = true;
    return;
  }
  plan.lay.set(key, { value: there, opId: current.opId, print });
}

/** Files travel beside the operations; the log only says that the server has one. */
async function planFile(
  { stored, replica, openOperation }: PlanParts,
  plan: GroupPlan,
  { key, base, isChanged, value }: Field,
): Promise<void> {
  const current = replica.stateOf(key)?.current;
  if (!isChanged && current?.opId === base?.opId) return;
  const here = value === undefined ? "" : await stored.print(canonicalJson(value));
  const said = current && (await openOperation(current));
  const there = current && (stored.known(plan.group, key, said) as FileValue | undefined);
  const print = there ? await stored.print(canonicalJson(there)) : "";
  if (current !== undefined && (here === "" || here === print)) plan.agreed.set(key, { opId: current.opId, print });
  if (here === print) return;
  plan.underWay.add("file");
  if (here !== "") plan.bringUp = value as FileValue;
  else if (there) {
    const { blob } = asObject(said);
    plan.fetchLater = typeof blob === "string" ? { ...there, blob } : there;
  }
}

/** The corrections that will hold when the plan is carried out. */
async function correctionsOf(plan: GroupPlan, store: StoredGroup): Promise<Correction[]> {
  const values = (await store.parts.corrections?.open()) ?? new Map<string, unknown>();
  for (const [key, { value }] of plan.lay)
    if (partsOfKey(key).entity.startsWith("correction:")) {
      if (value === null) values.delete(key);
      else values.set(key, value);
    }
  return [...values.values()] as Correction[];
}
