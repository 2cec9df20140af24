import type { AccountDatabase, BlobFile, BlobTaskRow } from "./account-database.ts";
import { openDocument } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Bytes } from "./sealing/bytes.ts";
import type { Codec } from "./sealing/codec.ts";
import { sealContent } from "./stored-documents.ts";

/** A file on its way between this device and the server. */
export interface BlobTask {
  direction: BlobTaskRow["direction"];
  documentId: string;
  file: BlobFile;
}

/** A file that comes from the server. */
export interface FileOnItsWay {
  /** Chunks that have arrived. */
  arrived: number;
  /** Bytes of the whole file. */
  byteSize: number;
}

/** The queue of files on their way, and what has arrived of them. */
export interface BlobDisk {
  /** What goes up first, then what was asked for last, then the others. */
  listTasks(): Promise<BlobTask[]>;
  /** One of each direction for a document: another file takes the place of the one before, and what had arrived of that is forgotten. */
  putTask(task: BlobTask): Promise<void>;
  /** Somebody looks at the document: its file comes next. Nothing happens where none is on its way. `now`: epoch milliseconds. */
  want(documentId: string, now: number): Promise<void>;
  removeTask(direction: BlobTask["direction"], documentId: string): Promise<void>;
  /** The places of the chunks that have arrived. */
  listArrived(documentId: string): Promise<number[]>;
  keepArrived(documentId: string, place: number, bytes: Bytes): Promise<void>;
  /** What has arrived, in order. */
  readArrived(documentId: string): Promise<Bytes[]>;
  forgetArrived(documentId: string): Promise<void>;
  /** How far the document's file has come; undefined where none is coming. Asks the database before it waits for anything else. */
  onItsWay(documentId: string): Promise<FileOnItsWay | undefined>;
  /** How many files have still to come. */
  countToCome(): Promise<number>;
  /** Puts the whole file in its place, and forgets its chunks and its task. Of a document that is not here any more, nothing is kept. */
  keepFile(documentId: string, bytes: Bytes): Promise<void>;
  /** Neither up nor down, and nothing of what has arrived. */
  forget(documentId: string): Promise<void>;
}

const taskPlace = "blobTasks";
const chunkPlace = "arrivedChunks";

export function createBlobDisk(database: AccountDatabase, codec: Codec, opened: OpenedValues): BlobDisk {
  const { documents, bin, contents, blobTasks, arrivedChunks } = database;
  const taskName = (direction: string, documentId: string) => `${direction}/${documentId}`;
  const chunkName = (documentId: string, place: number) => `${documentId}/${place}`;
  const openTask = async ({ direction, documentId, body }: BlobTaskRow): Promise<BlobTask> => {
    const file = await codec.open(taskPlace, taskName(direction, documentId), body);
    return { direction, documentId, file };
  };
  const chunksOf = (documentId: string) => arrivedChunks.where("documentId").equals(documentId);

  return {
    async listTasks() {
      const rows = await blobTasks.toArray();
      const rank = (row: BlobTaskRow) => (row.direction === "up" ? Number.POSITIVE_INFINITY : row.wantedAt);
      rows.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)));
      return Promise.all(rows.map(openTask));
    },
    async putTask({ direction, documentId, file }) {
      const body = await codec.seal(taskPlace, taskName(direction, documentId), file);
      const known = await blobTasks.get([direction, documentId]);
      const before = known && (await openTask(known)).file;
      if (before?.sha256 === file.sha256 && before.byteSize === file.byteSize && before.blob === file.blob) return;
      await database.transaction("rw", blobTasks, arrivedChunks, async () => {
        await blobTasks.put({ direction, documentId, wantedAt: known?.wantedAt ?? 0, body });
        if (direction === "down") await chunksOf(documentId).delete();
      });
    },
    async want(documentId, now) {
      await blobTasks.update(["down", documentId], { wantedAt: now });
    },
    async removeTask(direction, documentId) {
      await blobTasks.delete([direction, documentId]);
    },
    async listArrived(documentId) {
      const keys = await chunksOf(documentId).primaryKeys();
      return keys.map(([, place]) => place).sort((one, other) => one - other);
    },
    async keepArrived(documentId, place, bytes) {
      const body = await codec.sealBytes(chunkPlace, chunkName(documentId, place), bytes);
      await arrivedChunks.put({ documentId, place, body });
    },
    async readArrived(documentId) {
      const rows = await chunksOf(documentId).toArray();
      rows.sort((one, other) => one.place - other.place);
      return Promise.all(
        rows.map(({ place, body }) => codec.openBytes(chunkPlace, chunkName(documentId, place), body)),
      );
    },
    async forgetArrived(documentId) {
      await chunksOf(documentId).delete();
    },
    async onItsWay(documentId) {
      const [row, arrived] = await database.transaction("r", blobTasks, arrivedChunks, () =>
        Promise.all([blobTasks.get(["down", documentId]), chunksOf(documentId).count()]),
      );
      return row && { arrived, byteSize: (await openTask(row)).file.byteSize };
    },
    async countToCome() {
      const keys = await blobTasks.toCollection().primaryKeys();
      return keys.filter(([direction]) => direction === "down").length;
    },
    async keepFile(documentId, bytes) {
      const known = (await documents.get(documentId)) ?? (await bin.get(documentId));
      const { mediaType = "" } = known === undefined ? {} : await openDocument(opened, known);
      const content = await sealContent(codec, documentId, new Blob([bytes], { type: mediaType }));
      await database.transaction("rw", [documents, bin, contents, blobTasks, arrivedChunks], async () => {
        const isHere = (await documents.where("id").equals(documentId).count()) > 0;
        const isInBin = (await bin.where("id").equals(documentId).count()) > 0;
        if (isHere || isInBin) await contents.put(content);
        await blobTasks.delete(["down", documentId]);
        await chunksOf(documentId).delete();
      });
    },
    async forget(documentId) {
      await database.transaction("rw", blobTasks, arrivedChunks, async () => {
        await blobTasks.where("documentId").equals(documentId).delete();
        await chunksOf(documentId).delete();
      });
    },
  };
}
