/** What one tab tells the others: a password that a person typed for a document. */
interface TypedPassword {
  unlock: { documentId: string; password: string };
}

function isTypedPassword(message: unknown): message is TypedPassword {
  const unlock = (message as Partial<TypedPassword> | null)?.unlock;
  return typeof unlock?.documentId === "string" && typeof unlock.password === "string";
}

/**
 * Passwords that a person typed to open locked files. They lie in memory until the file was read, and are written nowhere: whoever closes
 * the app before that is asked again.
 */
export interface Passwords {
  get(documentId: string): string | undefined;
  keep(documentId: string, password: string): void;
  forget(documentId: string): void;
  forgetAll(): void;
  /** For the tab that does the reading. */
  messageOf(documentId: string, password: string): TypedPassword;
  /** Keeps the password that came from another tab; whatever else came is left alone. */
  receive(message: unknown): void;
}

export function createPasswords(): Passwords {
  const kept = new Map<string, string>();
  return {
    get: (documentId) => kept.get(documentId),
    keep: (documentId, password) => void kept.set(documentId, password),
    forget: (documentId) => void kept.delete(documentId),
    forgetAll: () => kept.clear(),
    messageOf: (documentId, password) => ({ unlock: { documentId, password } }),
    receive(message) {
      if (isTypedPassword(message)) kept.set(message.unlock.documentId, message.unlock.password);
    },
  };
}
