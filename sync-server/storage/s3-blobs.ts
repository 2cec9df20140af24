import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { type BlobStore, safeName } from "./blob-store.ts";
import type { S3Place } from "./s3-place.ts";

/** An answer that does not come is given up after this long, in milliseconds; what failed on the way or at the server is asked again. */
const patience = 20_000;
const retries = 4;

/** What an S3 answered; its words may name what was asked for, and are left out. */
export class S3Failure extends Error {
  override name = "S3Failure";
  readonly code: string;
  constructor(method: string, status: number) {
    super(`An S3 answered ${method} with ${status}.`);
    this.code = `S3_${status}`;
  }
}

/**
 * Blobs in an S3, by its plainest requests: names are chosen by this server and never used twice, so that nothing rests on writing only where there
 * is nothing yet. An object appears when all of it has come, and its digest was checked there.
 */
export function createS3Blobs({ bucket, prefix, region, accessKeyId, secretAccessKey }: S3Place): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
  const addressOf = (name: string) => {
    if (!safeName.test(name)) throw new Error("A blob's name is letters, digits, - and _.");
    return `${bucket}/${prefix}${name}`;
  };
  const ask = async (method: string, address: string, allowed: readonly number[], init: RequestInit = {}) => {
    const response = await send(() =>
      client.fetch(address, { ...init, method, signal: AbortSignal.timeout(patience) }),
    );
    if (allowed.includes(response.status)) return response;
    await response.body?.cancel();
    throw new S3Failure(method, response.status);
  };

  return {
    async write(name, bytes) {
      const body = new Uint8Array(bytes);
      const headers = { "X-Amz-Content-Sha256": createHash("sha256").update(body).digest("hex") };
      await (await ask("PUT", addressOf(name), [200], { body, headers })).arrayBuffer();
    },
    async read(name) {
      const response = await ask("GET", addressOf(name), [200, 404]);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return response.status === 200 ? bytes : undefined;
    },
    async remove(name) {
      await (await ask("DELETE", addressOf(name), [200, 204, 404])).arrayBuffer();
    },
    async *list(before) {
      // The first form of the question, which goes on after a name: every S3 has it.
      for (let last = "", isWhole = false; !isWhole; ) {
        const query = new URLSearchParams({
          prefix,
          ...(last === "" ? {} : { marker: last }),
        });
        const listed = await (await ask("GET", `${bucket}?${query}`, [200])).text();
        const contents = contentsIn(listed);
        yield contents.flatMap(({ key, writtenAt }) => {
          const name = key.slice(prefix.length);
          // An object without a readable time counts as young: it is left alone.
          return safeName.test(name) && (before === undefined || writtenAt < before) ? [name] : [];
        });
        last = contents.at(-1)?.key ?? "";
        isWhole = last === "" || textOf(listed, "IsTruncated") !== "true";
      }
    },
    // What was broken off on its way is nothing in an S3.
    removeUnfinished: async () => 0,
  };
}

/** A connection that breaks is made again, as an answer of the server's that it failed is by the client itself. */
async function send(request: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (attempt > retries || (error instanceof Error && error.name === "TimeoutError")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt));
    }
  }
}

function contentsIn(listed: string): { key: string; writtenAt: number }[] {
  return [...listed.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = ""]) => ({
    key: textOf(content, "Key") ?? "",
    writtenAt: Date.parse(textOf(content, "LastModified") ?? ""),
  }));
}

/** An element's text. In the names of our own objects nothing stands that XML writes otherwise. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
}
