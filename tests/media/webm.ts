/** One encoded picture. */
export interface EncodedPicture {
  timeMs: number;
  isKey: boolean;
  bytes: Uint8Array;
}

export interface Film {
  width: number;
  height: number;
  durationMs: number;
}

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const;

function idBytes(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
}

/** An element with its size in eight bytes, so that every size is written the same way. */
function element(id: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([idBytes(id), size, body]);
}

function unsigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, "utf8"));
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** A picture in a cluster: track 1, its time from the cluster's, and whether it stands alone. */
function simpleBlock({ timeMs, isKey, bytes }: EncodedPicture, clusterMs: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81);
  head.writeInt16BE(timeMs - clusterMs, 1);
  head.writeUInt8(isKey ? 0x80 : 0, 3);
  return element(0xa3, head, bytes);
}

/** Pictures in one cluster for each key picture; a cluster's blocks reach 32 seconds at most. */
function clusters(pictures: readonly EncodedPicture[]): { timeMs: number; bytes: Buffer }[] {
  const groups: EncodedPicture[][] = [];
  for (const picture of pictures) {
    if (picture.isKey) groups.push([]);
    groups.at(-1)?.push(picture);
  }
  return groups.map((group) => {
    const timeMs = group[0]?.timeMs ?? 0;
    return {
      timeMs,
      bytes: element(ids.cluster, unsigned(0xe7, timeMs), ...group.map((picture) => simpleBlock(picture, timeMs))),
    };
  });
}

/**
 * A WebM file of one silent VP9 track, with an index for seeking to its beginning.
 * Format: Matroska (RFC 9559), the WebM subset. The first picture has to be a key picture.
 */
export function writeWebm(film: Film, pictures: readonly EncodedPicture[]): Buffer {
  if (!pictures[0]?.isKey) throw new Error("A film begins with a key picture.");
  const head = element(
    ids.ebml,
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, "webm"),
    unsigned(0x4287, 4),
    unsigned(0x4285, 2),
  );
  const info = element(
    ids.info,
    unsigned(0x2ad7b1, 1_000_000),
    text(0x4d80, "red-thread"),
    text(0x5741, "red-thread"),
    float(0x4489, film.durationMs),
  );
  const video = element(0xe0, unsigned(0xb0, film.width), unsigned(0xba, film.height));
  const entry = element(0xae, unsigned(0xd7, 1), unsigned(0x73c5, 1), unsigned(0x83, 1), text(0x86, "V_VP9"), video);
  const tracks = element(ids.tracks, entry);
  const parts = clusters(pictures);
  let position = info.length + tracks.length;
  const points = parts.map(({ timeMs, bytes }) => {
    const point = element(0xbb, unsigned(0xb3, timeMs), element(0xb7, unsigned(0xf7, 1), unsigned(0xf1, position)));
    position += bytes.length;
    return point;
  });
  return Buffer.concat([
    head,
    element(ids.segment, info, tracks, ...parts.map(({ bytes }) => bytes), element(ids.cues, ...points)),
  ]);
}
