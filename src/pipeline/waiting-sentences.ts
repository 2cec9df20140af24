import type { MedicalDocument } from "#core/domain/medical-document.ts";

type Waiting = NonNullable<MedicalDocument["waiting"]>;

/** Why a document waits: the code for programs, one sentence for people. */
function waiting<Code extends Waiting["code"]>(code: Code, message: string) {
  return { code, message } satisfies Waiting;
}

export const speechWaiting = waiting(
  "no-speech-reader",
  "Your voice note is kept and can be played. What is said in it is written down once this device has the voice pack.",
);
export const passwordWaiting = waiting(
  "password-needed",
  "This PDF is locked. Type its password and it will be read; the password is not kept.",
);
export const wrongPasswordWaiting = waiting(
  "wrong-password",
  "That password did not open this PDF. Please check it and type it again.",
);
