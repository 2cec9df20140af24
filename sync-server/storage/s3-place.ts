/** Where files lie in an S3: `s3://bucket/folder?endpoint=https://…&region=…`, and who may get at them. */
export interface S3Place {
  /** Address of the bucket, without a slash at its end. */
  bucket: string;
  /** What all names begin with. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Keys {
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

export const noS3Keys: S3Keys = { accessKeyId: undefined, secretAccessKey: undefined };

/** Reads a setting; undefined where it is none. Without an endpoint it is Amazon's own for the region. */
export function readS3Place(words: string, keys: S3Keys): S3Place | undefined {
  const found = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-]+)*)\/?(\?.*)?$/.exec(words);
  if (found === null) return undefined;
  const [, bucket = "", folder = "", search = ""] = found;
  const options = new URLSearchParams(search);
  const region = options.get("region") ?? "us-east-1";
  const endpoint = options.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/?#\s]+\/?$/.test(endpoint) || !/^[\w-]+$/.test(region)) return undefined;
  return {
    // The bucket stands in the path, which every S3 understands; its own host name not every one has.
    bucket: `${endpoint.replace(/\/$/, "")}/${bucket}`,
    prefix: folder === "" ? "" : `${folder.slice(1)}/`,
    region,
    accessKeyId: keys.accessKeyId ?? "",
    secretAccessKey: keys.secretAccessKey ?? "",
  };
}
