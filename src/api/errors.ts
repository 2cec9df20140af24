import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { failureSentences } from "#core/domain/failure.ts";

interface ApiProblem {
  status: ContentfulStatusCode;
  message: string;
}

/**
 * Every error that the routes answer with: its status, and the one sentence that is its whole body. People read these sentences, so
 * none names a field, a code or a class.
 */
export const apiProblems = {
  "not-json": { status: 415, message: "Please send this request as JSON." },
  "not-a-form": { status: 415, message: "Please send the files as a form upload." },
  "malformed-json": { status: 400, message: "This request could not be understood, because it is not valid JSON." },
  "invalid-request": { status: 400, message: "Something in this request is missing or has the wrong form." },
  "malformed-form": { status: 400, message: "The uploaded files did not arrive whole. Please upload them again." },
  "no-files": { status: 400, message: "Please choose at least one file to upload." },
  "too-many-files": { status: 400, message: "Please upload at most 50 files at a time." },
  "signed-out": { status: 401, message: "Please log in to continue." },
  "wrong-credentials": { status: 401, message: "This e-mail and password do not belong together." },
  "wrong-recovery-code": { status: 401, message: "This recovery code does not belong to this e-mail." },
  "no-recovery": { status: 404, message: "There is no recovery code for this e-mail here." },
  "no-document": { status: 404, message: "This record does not exist." },
  "no-file": { status: 404, message: "The file of this record does not exist." },
  "no-persona": { status: 404, message: "Demo persona not found" },
  "no-insight": { status: 404, message: "This red thread does not exist." },
  "no-entry": { status: 404, message: "This entry does not exist." },
  "day-to-come": { status: 400, message: "Please choose a day that is not in the future." },
  "no-correction": { status: 404, message: "This correction does not exist." },
  "no-device": { status: 404, message: "This device does not belong to this account." },
  "no-session": { status: 404, message: "This session has already ended." },
  "no-blob": { status: 404, message: "This file is not here." },
  "no-conversation": { status: 404, message: "This conversation does not exist." },
  "no-appointment-question": { status: 404, message: "This question does not exist." },
  "no-route": { status: 404, message: "There is nothing at this address." },
  "private-account": {
    status: 409,
    message: "This account is private: its records can only be read on your own devices.",
  },
  "device-taken": { status: 409, message: "Another device of this account already goes by this name." },
  "blob-differs": { status: 409, message: "This file did not arrive as it was sent. Please send it again." },
  "email-taken": { status: 409, message: "There is already an account with this e-mail. Please sign in instead." },
  "entry-not-corrected": { status: 409, message: "You wrote this entry yourself: please change the entry instead." },
  "already-reading": { status: 409, message: "This record is being read right now. Please wait until it is finished." },
  "other-site": { status: 403, message: "This request came from another website, so it was not carried out." },
  "registration-closed": { status: 403, message: "This server takes no new accounts." },
  "registration-by-invitation": {
    status: 403,
    message: "This server takes new accounts by invitation only. Please ask whoever runs it to invite this e-mail.",
  },
  "request-too-large": { status: 413, message: "This request is too large." },
  "file-too-large": { status: 413, message: failureSentences["too-large"] },
  "files-too-large": { status: 413, message: "These files are larger than 10 MB each. Please upload smaller copies." },
  "too-old": {
    status: 426,
    message: "This version of the app is too old for its server. Please close the app and open it again.",
  },
  "too-many-requests": { status: 429, message: "Too many requests have come in. Please wait a minute and try again." },
  "too-many-streams": {
    status: 429,
    message: "This account is open on too many devices at once. Please close the app on one of them.",
  },
  "took-too-long": {
    status: 503,
    message: "This took too long and was stopped. Please try again, or ask for less at once.",
  },
  "account-full": {
    status: 507,
    message:
      "This account has used all the room that this server gives it. Please delete something that is no longer needed.",
  },
  "too-many-records": {
    status: 507,
    message:
      "This account has as many records as this server keeps for one. Please delete some that are no longer needed.",
  },
  "not-ready": { status: 503, message: "This server is not ready yet, or is about to stop." },
  "server-full": {
    status: 507,
    message: "This server has no room left, so nothing new was kept. Please tell whoever runs it.",
  },
  unexpected: { status: 500, message: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, ApiProblem>;

export type ApiProblemCode = keyof typeof apiProblems;

/** The response to a problem: its sentence as plain text; `message` says it more exactly where the contract knows more. */
export function answerProblem(context: Context, code: ApiProblemCode, message: string = apiProblems[code].message) {
  return context.text(message, apiProblems[code].status);
}

/** The same response where there is no Hono context. */
export function problemResponse(code: ApiProblemCode): Response {
  const { status, message } = apiProblems[code];
  return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=UTF-8" } });
}
