import { type PullAnswer, pullAnswerSchema } from "./messages.ts";
import { type LogEntry, type Operation, rosterSchema } from "./operation.ts";

/**
 * What `pullAnswerSchema` says of JSON that a server sent, in a tenth of the time: a device that is new pulls ten thousand entries, and every
 * millisecond of each page is waited for. Undefined where it is no answer. Objects are handed on as they came, with all their fields.
 */
export function readPullAnswer(json: unknown): PullAnswer | undefined {
  if (isObject(json) && json.kind === "entries" && Array.isArray(json.entries) && json.entries.every(isLogEntry)) {
    const rest = pullAnswerSchema.safeParse({ ...json, entries: [] });
    return rest.success && rest.data.kind === "entries" ? { ...rest.data, entries: json.entries } : undefined;
  }
  const parsed = pullAnswerSchema.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLogEntry(value: unknown): value is LogEntry {
  return (
    isObject(value) &&
    isWhole(value.seq) &&
    value.seq > 0 &&
    isWhole(value.receivedAt) &&
    (value.verdict === "wins" || value.verdict === "loses") &&
    isOperation(value.operation)
  );
}

function isOperation(value: unknown): value is Operation {
  return (
    isObject(value) &&
    isText(value.opId, 64) &&
    isText(value.device, 64) &&
    isWhole(value.deviceSeq) &&
    value.deviceSeq > 0 &&
    isText(value.entity, 200) &&
    isText(value.field, 100) &&
    (value.baseOpId === null || typeof value.baseOpId === "string") &&
    (value.settles === undefined || isTextList(value.settles)) &&
    isWhole(value.ts) &&
    (value.epoch === undefined || (isWhole(value.epoch) && value.epoch > 0)) &&
    (value.roster === undefined || rosterSchema.safeParse(value.roster).success) &&
    typeof value.payload === "string" &&
    typeof value.previousHash === "string" &&
    typeof value.signature === "string"
  );
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= longest;
const isTextList = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === "string");
