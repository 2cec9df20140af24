import { createWrittenClient } from "#workers/written/client.ts";

/** What screens ask about e-mails; its worker starts with the first question. */
export const writtenClient = createWrittenClient();
