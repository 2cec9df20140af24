import { statusTextOf } from "./status-texts.ts";

/** A response that was not OK. `message` is "{status}: {body, or the status text where the body is empty}". */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** "HTTP {status}: {status text}", as some of the product's messages say it. */
  readonly httpMessage: string;
  /** The server's own sentence; the status text where it sent none. */
  readonly sentence: string;

  constructor(status: number, body: string) {
    const sentence = body || statusTextOf(status);
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.httpMessage = `HTTP ${status}: ${statusTextOf(status)}`;
  }
}
