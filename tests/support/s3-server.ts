import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { readS3Place, type S3Place } from "../../sync-server/storage/s3-place.ts";

export interface S3Server {
  /** Where all of it lies. */
  directory: string;
  /** A place of its own in the one bucket. */
  place(folder: string): S3Place;
  /** The same as the setting says it. */
  setting(folder: string): string;
  stop(): Promise<void>;
}

/** The key that s3rver knows. */
export const s3Keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** A true S3 server on a free port. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "red-thread-s3-"));
  const configureBuckets = [{ name: "records" }];
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const setting = (folder: string) => `s3://records/${folder}?endpoint=http://127.0.0.1:${port}`;
  return {
    directory,
    setting,
    place(folder) {
      const place = readS3Place(setting(folder), s3Keys);
      if (place === undefined) throw new Error("This is no place of an S3.");
      return place;
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
