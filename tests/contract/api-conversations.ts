import { describe, expect, test } from "vitest";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { Answering } from "#core/domain/store.ts";
import { sampleAnswer } from "../support/record-samples.ts";
import { type Caller, type MakeApiHome, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

async function startTalk(caller: Caller, body: unknown = {}): Promise<Conversation> {
  const response = await caller.post("/api/conversations", body);
  expect(response.status).toBe(201);
  return (await response.json()) as Conversation;
}

/** Tells how many messages came before, so that the history is seen to arrive. */
const counting: Answering = async (_store, { question, history }) =>
  sampleAnswer(`${question} (after ${history.length} messages)`);

const breaking: Answering = async () => {
  throw new Error("The engine broke.");
};

export function conversationRouteTests(makeHome: MakeApiHome): void {
  describe("conversations", () => {
    test(
      "a conversation has the default title unless one is given",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const first = await startTalk(nora);
        expect(first).toMatchObject({ id: expect.any(String), title: "New conversation" });
        expect(await startTalk(nora, { title: "  " })).toMatchObject({ title: "New conversation" });
        expect(await startTalk(nora, { title: " My knee " })).toMatchObject({ title: "My knee" });
        expect(await (await nora.get("/api/conversations")).json()).toHaveLength(3);
      }),
    );

    test(
      "a question that nothing came to stands there, and asked again it stands there once",
      withHome(
        makeHome,
        async (home) => {
          const nora = await signUp(home, "nora@example.org");
          const path = `/api/conversations/${(await startTalk(nora)).id}/messages`;
          for (const content of ["When was my test?", "When was my test?", "And before?"])
            expect((await nora.post(path, { content })).status).toBe(500);
          const messages = (await (await nora.get(path)).json()) as Message[];
          expect(messages.map(({ content }) => content)).toEqual(["When was my test?", "And before?"]);
        },
        breaking,
      ),
    );

    test(
      "a message is kept, answered with what came before, and the answer is kept and given back",
      withHome(
        makeHome,
        async (home) => {
          const nora = await signUp(home, "nora@example.org");
          const path = `/api/conversations/${(await startTalk(nora)).id}/messages`;
          expect(await (await nora.get(path)).json()).toEqual([]);
          const response = await nora.post(path, { content: " When was my test? " });
          expect(response.status).toBe(201);
          const reply = (await response.json()) as Message;
          expect(reply).toMatchObject({ role: "assistant", content: "When was my test? (after 0 messages)" });
          expect(reply.answer).toEqual(sampleAnswer(reply.content));
          await nora.post(path, { content: "And before?" });
          const messages = (await (await nora.get(path)).json()) as Message[];
          expect(messages.map(({ role, content }) => `${role}: ${content}`)).toEqual([
            "user: When was my test?",
            "assistant: When was my test? (after 0 messages)",
            "user: And before?",
            "assistant: And before? (after 2 messages)",
          ]);
        },
        counting,
      ),
    );

    test(
      "an empty, blank, endless or missing message is refused, and nothing is kept",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const path = `/api/conversations/${(await startTalk(nora)).id}/messages`;
        for (const body of [{ content: "" }, { content: " \n\t" }, { content: "x".repeat(4001) }, {}, { content: 1 }]) {
          await expectProblem(await nora.post(path, body), 400);
        }
        expect(await (await nora.get(path)).json()).toEqual([]);
      }),
    );

    test(
      "when answering breaks, the question is kept and the error is a sentence without details",
      withHome(
        makeHome,
        async (home) => {
          const nora = await signUp(home, "nora@example.org");
          const path = `/api/conversations/${(await startTalk(nora)).id}/messages`;
          expect(await expectProblem(await nora.post(path, { content: "Why?" }), 500)).not.toContain("engine broke");
          expect(await (await nora.get(path)).json()).toMatchObject([{ role: "user", content: "Why?" }]);
        },
        breaking,
      ),
    );

    test(
      "a conversation that does not exist, or is another's, is not there",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const { id } = await startTalk(nora);
        for (const [caller, path] of [
          [nora, "/api/conversations/none/messages"],
          [other, `/api/conversations/${id}/messages`],
        ] as const) {
          await expectProblem(await caller.get(path), 404);
          await expectProblem(await caller.post(path, { content: "Hello?" }), 404);
        }
        expect(await (await other.get("/api/conversations")).json()).toEqual([]);
      }),
    );

    test(
      "a conversation is renamed; a blank or endless title is refused, and one that is another's is not there",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const talk = await startTalk(nora);
        const path = `/api/conversations/${talk.id}`;
        const renamed = await nora.send("PATCH", path, { title: " About my knee " });
        expect(renamed.status).toBe(200);
        expect(await renamed.json()).toEqual({ ...talk, title: "About my knee" });
        for (const body of [{ title: " " }, { title: "x".repeat(201) }, {}]) {
          await expectProblem(await nora.send("PATCH", path, body), 400);
        }
        await expectProblem(await other.send("PATCH", path, { title: "Mine" }), 404);
        await expectProblem(await home.fetch(path, { method: "PATCH", body: "{}" }), 401);
        expect(await (await nora.get("/api/conversations")).json()).toEqual([{ ...talk, title: "About my knee" }]);
      }),
    );

    test(
      "a conversation is deleted with its messages, once, and only by its owner",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const path = `/api/conversations/${(await startTalk(nora)).id}`;
        await nora.post(`${path}/messages`, { content: "Why?" });
        await expectProblem(await other.send("DELETE", path), 404);
        expect((await nora.send("DELETE", path)).status).toBe(204);
        await expectProblem(await nora.get(`${path}/messages`), 404);
        await expectProblem(await nora.send("DELETE", path), 404);
        expect(await (await nora.get("/api/conversations")).json()).toEqual([]);
      }),
    );

    test(
      "an answer to a conversation that was deleted meanwhile is not kept",
      withHome(
        makeHome,
        async (home) => {
          const nora = await signUp(home, "nora@example.org");
          const path = `/api/conversations/${(await startTalk(nora)).id}`;
          await expectProblem(await nora.post(`${path}/messages`, { content: "Why?" }), 404);
        },
        async (store) => {
          const [talk] = await store.listConversations();
          await store.deleteConversation(talk?.id ?? "");
          return sampleAnswer("Too late.");
        },
      ),
    );

    test(
      "a question to the records is answered with its evidence fields and not kept",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const response = await nora.post("/api/chat/ask-records", { question: "What is my dose?" });
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual(sampleAnswer("You asked: What is my dose?"));
        await expectProblem(await nora.post("/api/chat/ask-records", { question: " " }), 400);
        expect(await (await nora.get("/api/conversations")).json()).toEqual([]);
      }),
    );
  });
}
