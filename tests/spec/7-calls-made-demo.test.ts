import { beforeEach, describe, expect, test } from "vitest";
import { connectClient } from "#api/connection.ts";
import { demoClient } from "#api/demo-client.ts";
import { readProcessedCase } from "../demo/demo-folder.ts";
import { createMemoryDemo } from "../support/memory-demo.ts";
import { createMemoryHome } from "../support/memory-home.ts";
import { sampleAnswer } from "../support/record-samples.ts";

let made: Request[];

/** The demo's client over a home in memory, on a device where somebody is signed in: no call of the demo may say so. */
beforeEach(() => {
  const home = createMemoryHome({
    demo: createMemoryDemo(async () => readProcessedCase()),
    answering: async (_store, { question }) => sampleAnswer(`You asked: ${question}`),
  });
  made = [];
  connectClient({
    ...home,
    readToken: () => "a stored token",
    dispatch(request) {
      made.push(request.clone());
      return home.dispatch(request);
    },
  });
});

/** Method, path, whether it said who is calling, and body, of the last request. */
async function lastCall() {
  const request = made.at(-1);
  if (request === undefined) throw new Error("No request was made.");
  const text = await request.text();
  return {
    call: `${request.method} ${new URL(request.url).pathname}`,
    authorized: request.headers.has("Authorization"),
    cookies: request.credentials,
    body: text === "" ? undefined : (JSON.parse(text) as unknown),
  };
}

describe("7. Calls made: the table", () => {
  test("GET /api/demo/persona/{name} | none | sampleData", async () => {
    const { sampleData } = await demoClient.persona("nora");
    expect(sampleData.stats).toEqual({
      journeyLength: "6 months",
      specialistsSeen: expect.any(Number),
      medicationsTried: expect.any(Number),
      redThreadsFound: sampleData.insights.length,
    });
    expect(sampleData.documents.length).toBeGreaterThanOrEqual(16);
    const call = "GET /api/demo/persona/nora";
    expect(await lastCall()).toEqual({ call, authorized: false, cookies: "include", body: undefined });
  });

  test("GET /api/persona/{name}/bootstrap | none | name, current_challenges, care_team, goals", async () => {
    expect(Object.keys(await demoClient.bootstrap("nora")).sort()).toEqual([
      "care_team",
      "current_challenges",
      "goals",
      "name",
    ]);
    const call = "GET /api/persona/nora/bootstrap";
    expect(await lastCall()).toEqual({ call, authorized: false, cookies: "include", body: undefined });
  });

  test("GET /api/demo/conversations, POST /api/demo/conversations | same shapes as above, no authorization header", async () => {
    const { id, title } = await demoClient.createConversation("New conversation");
    expect({ id, title }).toEqual({ id: expect.any(String), title: "New conversation" });
    expect(await lastCall()).toMatchObject({
      call: "POST /api/demo/conversations",
      authorized: false,
      body: { title: "New conversation" },
    });
    expect(await demoClient.conversations()).toMatchObject([{ id }]);
    expect(await lastCall()).toMatchObject({ call: "GET /api/demo/conversations", authorized: false });
  });

  test("GET and POST /api/demo/conversations/{id}/messages | same shapes as above, no authorization header", async () => {
    const { id } = await demoClient.createConversation("New conversation");
    const path = `/api/demo/conversations/${id}/messages`;
    expect(await demoClient.sendMessage(id, "When?")).toMatchObject({ role: "assistant", content: "You asked: When?" });
    expect(await lastCall()).toMatchObject({ call: `POST ${path}`, authorized: false, body: { content: "When?" } });
    expect(await demoClient.messages(id)).toMatchObject([
      { id: expect.any(String), role: "user", content: "When?" },
      { id: expect.any(String), role: "assistant", content: "You asked: When?" },
    ]);
    expect(await lastCall()).toMatchObject({ call: `GET ${path}`, authorized: false });
    await expect(demoClient.sendMessage("gone", "When?")).rejects.toThrow("404: This conversation does not exist.");
  });

  test("GET /api/demo/persona/{name}, another name | 404 in one sentence", async () => {
    await expect(demoClient.persona("nobody")).rejects.toThrow("404: Demo persona not found");
    await expect(demoClient.bootstrap("nobody")).rejects.toThrow("404: Demo persona not found");
  });
});
