import { expect, it } from "vitest";
import type { BlobTask } from "#db/stored-blob-tasks.ts";
import { sha256Hex } from "#sync/blob-chunks.ts";
import type { BlobFile, BlobTransport } from "#sync/blob-contract.ts";
import { type BlobsParts, createBlobs } from "#sync/blobs.ts";

const chunkBytes = 4;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = async (text: string): Promise<BlobFile> => ({
  sha256: await sha256Hex(bytesOf(text)),
  byteSize: bytesOf(text).byteLength,
});

/** A device and a server in memory; nothing is sealed. */
function bench(contents: Record<string, string> = {}) {
  const tasks: BlobTask[] = [];
  const arrived = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();
  const kept: Record<string, string> = {};
  const server = new Map<string, { chunks: Map<number, Uint8Array<ArrayBuffer>>; committed: boolean }>();
  const sent: string[] = [];
  const progress: string[] = [];
  const puts: string[] = [];
  const disk: BlobsParts["disk"] = {
    listTasks: async () => [...tasks],
    async putTask(task) {
      await disk.removeTask(task.direction, task.documentId);
      tasks.push(task);
    },
    want: async () => undefined,
    async removeTask(direction, documentId) {
      const place = tasks.findIndex((task) => task.direction === direction && task.documentId === documentId);
      if (place >= 0) tasks.splice(place, 1);
    },
    listArrived: async (id) => [...(arrived.get(id)?.keys() ?? [])],
    async keepArrived(id, place, bytes) {
      arrived.set(id, (arrived.get(id) ?? new Map()).set(place, bytes));
    },
    readArrived: async (id) => [...(arrived.get(id) ?? [])].sort(([a], [b]) => a - b).map(([, bytes]) => bytes),
    forgetArrived: async (id) => void arrived.delete(id),
    onItsWay: async () => undefined,
    countToCome: async () => tasks.length,
    async keepFile(id, bytes) {
      kept[id] = new TextDecoder().decode(bytes);
      await disk.removeTask("down", id);
    },
    async forget(id) {
      for (const direction of ["up", "down"] as const) await disk.removeTask(direction, id);
      arrived.delete(id);
    },
  };
  const transport: BlobTransport = {
    async state(blob) {
      const there = server.get(blob);
      return { kind: "state", committed: there?.committed ?? false, chunks: [...(there?.chunks.keys() ?? [])] };
    },
    async put(blob, place, bytes) {
      puts.push(`${blob} ${place}`);
      const there = server.get(blob) ?? { chunks: new Map(), committed: false };
      there.chunks.set(place, bytes);
      server.set(blob, there);
      return { kind: "kept" };
    },
    async commit(blob) {
      const there = server.get(blob);
      if (there) there.committed = true;
      return { kind: there ? "committed" : "missing" };
    },
    async chunk(blob, place) {
      const bytes = server.get(blob)?.chunks.get(place);
      return bytes ? { kind: "chunk", bytes } : { kind: "missing" };
    },
    async remove(blob) {
      server.delete(blob);
      return { kind: "removed" };
    },
  };
  const parts: BlobsParts = {
    disk,
    transport,
    chunkBytes,
    sealing: {
      nameOf: async (subject) => `blob-${subject}`,
      toSend: async (_subject, file) => ({ ...file, blob: "named" }),
      namesOf: async (subject) => [`blob-${subject}`, `old-${subject}`],
      seal: async (_blob, _place, _count, bytes) => bytes,
      open: async (_blob, _place, _count, bytes) => bytes,
    },
    readFile: async (id) => {
      const content = contents[id];
      return content === undefined ? undefined : new Blob([content]);
    },
    sent: async (id, file) => void sent.push(`${id} ${file.blob} ${tasks.length}`),
    onProgress: ({ done, of }) => progress.push(`${done}/${of}`),
  };
  return { blobs: createBlobs(parts), parts, tasks, arrived, kept, server, sent, progress, puts };
}

it("sends a file, tells of it while it still stands in the queue, and then only lets it go", async () => {
  const { blobs, tasks, sent, server, progress } = bench({ a: "nine here" });
  await blobs.queueUpload("a", await fileOf("nine here"));
  await blobs.queueUpload("a", await fileOf("nine here"));
  expect(await blobs.run()).toEqual({ done: 1, left: 0, leftUp: 0 });
  expect(sent).toEqual(["a named 1"]);
  expect(tasks).toEqual([]);
  expect(server.get("blob-a")?.chunks.size).toBe(3);
  expect(progress).toEqual(["0/1", "1/1"]);
});

it("sends no chunk again that the server has, and lets go of a file that is no more", async () => {
  const { blobs, parts, puts, sent } = bench({ a: "nine here" });
  await parts.transport.put("blob-a", 1, bytesOf(" her"));
  puts.length = 0;
  await blobs.queueUpload("a", await fileOf("nine here"));
  await blobs.queueUpload("gone", await fileOf("x"));
  expect(await blobs.run()).toEqual({ done: 2, left: 0, leftUp: 0 });
  expect(puts).toEqual(["blob-a 0", "blob-a 2"]);
  expect(sent).toHaveLength(1);
});

it("fetches what is missing, chunk by chunk, and puts the whole in its place", async () => {
  const { blobs, parts, kept, tasks, progress } = bench();
  for (const [place, text] of ["nine", " her", "e"].entries())
    await parts.transport.put("blob-a", place, bytesOf(text));
  await blobs.queueDownload("a", await fileOf("nine here"));
  await parts.disk.keepArrived("a", 1, bytesOf(" her"));
  expect(await blobs.run()).toEqual({ done: 1, left: 0, leftUp: 0 });
  expect(kept).toEqual({ a: "nine here" });
  expect(tasks).toEqual([]);
  expect(progress).toEqual(["0/1", "0/1", "1/1"]);
});

it("keeps nothing that is not what was named, and lets it keep none of the others back", async () => {
  const { blobs, parts, kept, arrived } = bench();
  for (const id of ["bad", "good"])
    for (const [place, text] of ["nine", " her", "e"].entries())
      await parts.transport.put(`blob-${id}`, place, bytesOf(id === "bad" ? text.toUpperCase() : text));
  await blobs.queueDownload("bad", await fileOf("nine here"));
  await blobs.queueDownload("absent", await fileOf("x"));
  await blobs.queueDownload("good", await fileOf("nine here"));
  expect(await blobs.run()).toEqual({ done: 1, left: 2, leftUp: 0, problem: { kind: "missing" } });
  expect(kept).toEqual({ good: "nine here" });
  expect(arrived.has("bad")).toBe(false);
});

it("says that a file here is not the one that was named, and counts what is on this device only", async () => {
  const { blobs, server } = bench({ a: "another", b: "fine" });
  await blobs.queueUpload("a", await fileOf("nine here"));
  await blobs.queueUpload("b", await fileOf("fine"));
  await blobs.queueDownload("c", await fileOf("x"));
  expect(await blobs.run()).toEqual({ done: 1, left: 2, leftUp: 1, problem: { kind: "missing" } });
  expect(server.has("blob-a")).toBe(false);
});

it("ends at a server that cannot be reached, at a full device, and when it is told to", async () => {
  const { blobs, parts, tasks } = bench({ a: "a" });
  const { state } = parts.transport;
  await blobs.queueUpload("a", await fileOf("a"));
  await blobs.queueUpload("b", await fileOf("b"));
  parts.transport.state = async () => ({ kind: "offline" }) as never;
  expect(await blobs.run()).toMatchObject({ done: 0, left: 2, leftUp: 2, problem: { kind: "offline" } });
  parts.transport.state = state;
  parts.disk.removeTask = async () => {
    const inner = new DOMException("full", "QuotaExceededError");
    throw Object.assign(new Error("abort"), { inner });
  };
  expect(await blobs.run()).toMatchObject({ done: 0, problem: { kind: "device-full" } });
  parts.disk.removeTask = async () => {
    throw new Error("broken");
  };
  await expect(blobs.run()).rejects.toThrow("broken");
  expect(await blobs.run(AbortSignal.abort())).toEqual({ done: 0, left: tasks.length, leftUp: tasks.length });
});

it("is deleted on the server under all of its names, and forgotten here", async () => {
  const { blobs, parts, server, tasks } = bench();
  await parts.transport.put("blob-a", 0, bytesOf("x"));
  await parts.transport.put("old-a", 0, bytesOf("x"));
  expect(await blobs.removeFromServer("a", await fileOf("x"))).toEqual({ kind: "removed" });
  expect(server.size).toBe(0);
  await blobs.queueDownload("a", await fileOf("x"));
  await blobs.forget("a");
  expect(tasks).toEqual([]);
  parts.transport.remove = async () => ({ kind: "offline" }) as never;
  expect(await blobs.removeFromServer("a", await fileOf("x"))).toEqual({ kind: "offline" });
});
