import { describe } from "vitest";
import { accountRouteTests } from "./api-accounts.ts";
import { appointmentQuestionRouteTests } from "./api-appointment-questions.ts";
import { conversationRouteTests } from "./api-conversations.ts";
import { demoRouteTests } from "./api-demo.ts";
import { documentRouteTests } from "./api-documents.ts";
import { entryRouteTests } from "./api-entries.ts";
import type { MakeApiHome } from "./api-home.ts";
import { insightRouteTests } from "./api-insights.ts";
import { requestTests } from "./api-requests.ts";

/** What every home's `/api` must answer. Only Request and Response: it runs in this process, in a page and against a server. */
export function apiContract(name: string, makeHome: MakeApiHome): void {
  describe(`${name} keeps the API contract`, () => {
    accountRouteTests(makeHome);
    documentRouteTests(makeHome);
    conversationRouteTests(makeHome);
    appointmentQuestionRouteTests(makeHome);
    entryRouteTests(makeHome);
    insightRouteTests(makeHome);
    requestTests(makeHome);
    demoRouteTests(makeHome);
  });
}
