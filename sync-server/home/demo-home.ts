import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DemoHome } from "#api/home.ts";
import { withOwnTitle } from "#demo/files.ts";
import { type ProcessedCase, parseProcessedCase } from "#demo/processed-files.ts";
import type { StoreParts } from "../storage/sql-store.ts";
import { createSqlStore } from "../storage/sql-store.ts";

/** Nora's records for visitors, each with conversations of their own under a name that nobody else knows. */
export function createDemoHome(parts: Omit<StoreParts, "account"> & { siteFolder: string }): DemoHome {
  let reading: Promise<ProcessedCase> | undefined;
  const readCase = () => {
    reading ??= readFile(join(parts.siteFolder, "demo", "processed.json"), "utf8").then((text) =>
      parseProcessedCase(JSON.parse(text)),
    );
    return reading;
  };
  return {
    readCase,
    async openStore({ visitor }) {
      if (visitor === undefined || visitor === null) throw new Error("A visitor of the demo has a name.");
      const own = { ...parts, account: `visitor ${visitor}` };
      const { files, threads } = await readCase();
      const documents = files.map(({ document }) => withOwnTitle(document));
      return {
        ...createSqlStore(own),
        completedRevision: async () => documents.length,
        listCompletedRevisions: async () => new Map(documents.map(({ id }, index) => [id, index + 1])),
        listDocuments: async () => documents,
        getDocument: async (id) => documents.find((document) => document.id === id),
        getReading: async (id) => files.find(({ document }) => document.id === id)?.reading,
        listInsights: async () => [...threads.found],
      };
    },
  };
}
