/** Why a session command did not work; the message is one sentence for people. */
export class SessionError extends Error {
  override readonly name = "SessionError";
}
