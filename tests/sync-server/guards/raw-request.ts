import { type IncomingMessage, request } from "node:http";

export interface RawAnswer {
  status: number;
  text: string;
}

/** A request as `fetch` cannot make it: from another of this machine's addresses, in chunks without a length, or with a body that never ends. */
export function rawRequest(
  address: string,
  asked: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | Uint8Array;
    /** The body is sent in pieces and its length is not named. */
    chunked?: boolean;
    localAddress?: string;
  },
): Promise<RawAnswer> {
  const { method = "POST", body, chunked = false } = asked;
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const headers: Record<string, string> = { ...asked.headers };
  if (bytes !== undefined && !chunked) headers["Content-Length"] = String(bytes.length);
  return new Promise((resolve, reject) => {
    const from = asked.localAddress === undefined ? {} : { localAddress: asked.localAddress };
    const sent = request(address, { method, headers, agent: false, ...from }, (answer: IncomingMessage) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
      });
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once("error", reject);
    });
    sent.once("error", reject);
    if (bytes === undefined) sent.end();
    else if (!chunked) sent.end(bytes);
    else {
      // Two pieces at least, so that Node cannot know the length either.
      const half = Math.ceil(bytes.length / 2);
      sent.write(bytes.subarray(0, half));
      sent.end(bytes.subarray(half));
    }
  });
}
