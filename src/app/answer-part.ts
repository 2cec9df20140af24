import { contentRange, readByteRange } from "#api/byte-range.ts";

/** The part of a kept file that a request asks for: Safari plays nothing that comes as a whole. */
export async function answerPart(request: Request, kept: Response): Promise<Response> {
  const content = await kept.blob();
  const range = readByteRange(request.headers.get("range"), content.size);
  const headers = new Headers({ "Accept-Ranges": "bytes", "Content-Type": kept.headers.get("Content-Type") ?? "" });
  if (range === undefined) return new Response(content, { headers });
  headers.set("Content-Range", contentRange(range, content.size));
  if (range === "none") return new Response(null, { status: 416, headers });
  const part = content.slice(range.first, range.last + 1);
  headers.set("Content-Length", String(part.size));
  return new Response(part, { status: 206, headers });
}
