import { describe } from "vitest";
import { accountRouteTests } from "./api-accounts.ts";
import { appointmentQuestionRouteTests } from "./api-appointment-questions.ts";
import { conversationRouteTests } from "./api-conversations.ts";
import { correctionRouteTests } from "./api-corrections.ts";
import { demoRouteTests } from "./api-demo.ts";
import { documentRouteTests } from "./api-documents.ts";
import { entryRouteTests } from "./api-entries.ts";
import type { MakeApiHome } from "./api-home.ts";
import { insightRouteTests } from "./api-insights.ts";
import { requestTests } from "./api-requests.ts";

/** What every home's `/api` must answer. Only Request and Response: it runs in this process, in a page and against a server. */
export function apiContract(name: string, makeHome: MakeApiHome, ofServer = false): void {
  describe(`${name} keeps the API contract`, () => {
    accountRouteTests(makeHome);
    const records = ofServer ? assisted(makeHome) : makeHome;
    documentRouteTests(records);
    conversationRouteTests(records);
    appointmentQuestionRouteTests(records);
    entryRouteTests(records);
    correctionRouteTests(records);
    insightRouteTests(records);
    requestTests(records);
    demoRouteTests(records);
  });
}

/** The same home, where whoever signs up lets it read. */
function assisted(makeHome: MakeApiHome): MakeApiHome {
  return async (parts) => ({ ...(await makeHome(parts)), signsUpAssisted: true });
}
