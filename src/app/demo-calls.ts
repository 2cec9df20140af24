import { demoClient } from "#api/demo-client.ts";
import { demoPatient } from "#demo/journey.ts";
import { keyDiscoveryText } from "#demo/key-discovery.ts";
import type { SampleData } from "#demo/sample-data.ts";
import { trendData } from "#demo/trend-data.ts";
import type { SummaryInput } from "#features/summary-pdf/summary-input.ts";
import { startHome } from "./start-home.ts";

/** The demo's calls, each after the device's home has opened. */
export const demoCalls = {
  sample: async () => {
    await startHome();
    return (await demoClient.persona(demoPatient.key)).sampleData;
  },
  bootstrap: async () => {
    await startHome();
    return demoClient.bootstrap(demoPatient.key);
  },
  conversations: async () => {
    await startHome();
    return demoClient.conversations();
  },
  createConversation: async (title: string) => {
    await startHome();
    return demoClient.createConversation(title);
  },
  messages: async (conversationId: string) => {
    await startHome();
    return demoClient.messages(conversationId);
  },
  sendMessage: async (conversationId: string, content: string) => {
    await startHome();
    return demoClient.sendMessage(conversationId, content);
  },
  askRecords: async (question: string) => {
    await startHome();
    return demoClient.askRecords(question);
  },
};

/** What Nora's printed summary is made of. */
export function summaryOf({ stats, insights }: SampleData): SummaryInput {
  return { patientName: demoPatient.name, ...stats, trendData, insights, keyDiscovery: keyDiscoveryText(insights) };
}
