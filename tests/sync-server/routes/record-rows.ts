import { type Belongings, letterWith, uploadOf, whenRead } from "./belongings.ts";
import { type Asked, call, expectOk } from "./call.ts";
import type { RouteRow, World } from "./route-row.ts";

const nobodys = "00000000-0000-4000-8000-000000000000";

/** One more of something that was posted, to be changed or deleted. */
async function withNew(
  world: World,
  field: "conversation" | "question",
  path: string,
  body: unknown,
): Promise<Belongings> {
  const answer = await expectOk(call(world.origin, "post", { path, body, token: world.person.token }));
  return { ...world.person, [field]: ((await answer.json()) as { id: string }).id };
}

const withConversation = (world: World) => withNew(world, "conversation", "/api/conversations", { title: "Another" });
const withQuestion = (world: World) => withNew(world, "question", "/api/appointment-questions", { text: "And this?" });

/** One more file, read to its end. */
async function withDocument({ origin, person }: World): Promise<Belongings> {
  const body = uploadOf(letterWith(person.word));
  const answer = await expectOk(call(origin, "post", { path: "/api/documents/upload", body, token: person.token }));
  const { documents } = (await answer.json()) as { documents: { id: string }[] };
  await whenRead(origin, person.token);
  return { ...person, document: documents[0]?.id ?? "" };
}

async function withBinned(world: World): Promise<Belongings> {
  const own = await withDocument(world);
  await expectOk(call(world.origin, "delete", { path: `/api/documents/${own.document}`, token: own.token }));
  return own;
}

async function withCorrection(world: World): Promise<Belongings> {
  const own = await withDocument(world);
  const correction = "to-be-taken-back";
  await expectOk(call(world.origin, "put", { ...correct({ ...own, correction }), token: own.token }));
  return { ...own, correction };
}

const correct = ({ document, correction }: Belongings): Asked => ({
  path: `/api/documents/${document}/corrections/${correction}`,
  body: { change: { type: "title", title: "Another title" } },
});

const note = { kind: "note", date: "2025-02-02", text: "Slept well." };
const missing = (ask: (own: Belongings) => Asked) => ({
  404: ({ person }: World) =>
    ask({ ...person, document: nobodys, entry: nobodys, thread: nobodys, conversation: nobodys, question: nobodys }),
});

/** Asked about what is there, and not there. */
function about(ask: (own: Belongings) => Asked, more: Partial<RouteRow> = {}): RouteRow {
  return { ask, ...more, problems: { ...missing(ask), ...more.problems } };
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], "large.pdf", { type: "application/pdf" });

export const recordRows: Readonly<Record<string, RouteRow>> = {
  "get /api/documents": { ask: () => ({ path: "/api/documents" }) },
  "post /api/documents/upload": {
    ask: ({ word }) => ({ path: "/api/documents/upload", body: uploadOf(letterWith(word)) }),
    problems: {
      400: () => ({ path: "/api/documents/upload", body: uploadOf() }),
      413: () => ({ path: "/api/documents/upload", body: uploadOf(file(10 * 1024 * 1024 + 1)) }),
    },
  },
  "get /api/documents/{id}": about(({ document }) => ({ path: `/api/documents/${document}` })),
  "get /api/documents/{id}/file": about(({ document }) => ({ path: `/api/documents/${document}/file` })),
  "post /api/documents/{id}/retry": about(({ document }) => ({ path: `/api/documents/${document}/retry`, body: {} }), {
    fresh: withDocument,
  }),
  "post /api/documents/{id}/unlock": about(
    ({ document }) => ({ path: `/api/documents/${document}/unlock`, body: { password: "open" } }),
    { fresh: withDocument },
  ),
  "delete /api/documents/{id}": about(({ document }) => ({ path: `/api/documents/${document}` }), {
    fresh: withDocument,
  }),
  "get /api/bin": { ask: () => ({ path: "/api/bin" }) },
  "post /api/bin/{id}/restore": about(({ document }) => ({ path: `/api/bin/${document}/restore` }), {
    fresh: withBinned,
  }),
  "delete /api/bin/{id}": about(({ document }) => ({ path: `/api/bin/${document}` }), { fresh: withBinned }),
  "post /api/entries": { ask: ({ word }) => ({ path: "/api/entries", body: { ...note, text: `Slept. ${word}.` } }) },
  "put /api/entries/{id}": about(({ entry }) => ({ path: `/api/entries/${entry}`, body: note }), {
    async fresh({ origin, person }) {
      const answer = await expectOk(call(origin, "post", { path: "/api/entries", body: note, token: person.token }));
      const entry = ((await answer.json()) as { id: string }).id;
      await whenRead(origin, person.token);
      return { ...person, entry };
    },
  }),
  "put /api/documents/{id}/corrections/{correctionId}": about(correct, {
    fresh: withDocument,
    problems: { 409: ({ person }) => correct({ ...person, document: person.entry }) },
  }),
  "delete /api/documents/{id}/corrections/{correctionId}": about(
    ({ document, correction }) => ({ path: `/api/documents/${document}/corrections/${correction}` }),
    { fresh: withCorrection },
  ),
  "delete /api/documents/{id}/corrections": about(
    ({ document }) => ({ path: `/api/documents/${document}/corrections` }),
    {
      fresh: withCorrection,
    },
  ),
  "get /api/chart": { ask: () => ({ path: "/api/chart" }) },
  "get /api/insights": { ask: () => ({ path: "/api/insights" }) },
  "patch /api/insights/{id}": about(({ thread }) => ({
    path: `/api/insights/${encodeURIComponent(thread)}`,
    body: { feedback: "not-important" },
  })),
  "get /api/appointment-questions": { ask: () => ({ path: "/api/appointment-questions" }) },
  "post /api/appointment-questions": {
    ask: ({ word }) => ({ path: "/api/appointment-questions", body: { text: `And ${word}?` } }),
  },
  "patch /api/appointment-questions/{id}": about(
    ({ question }) => ({ path: `/api/appointment-questions/${question}`, body: { text: "Something else?" } }),
    { fresh: withQuestion },
  ),
  "delete /api/appointment-questions/{id}": about(
    ({ question }) => ({ path: `/api/appointment-questions/${question}` }),
    {
      fresh: withQuestion,
    },
  ),
  "get /api/conversations": { ask: () => ({ path: "/api/conversations" }) },
  "post /api/conversations": { ask: ({ word }) => ({ path: "/api/conversations", body: { title: word } }) },
  "patch /api/conversations/{id}": about(
    ({ conversation }) => ({ path: `/api/conversations/${conversation}`, body: { title: "Another title" } }),
    { fresh: withConversation },
  ),
  "delete /api/conversations/{id}": about(({ conversation }) => ({ path: `/api/conversations/${conversation}` }), {
    fresh: withConversation,
  }),
  "get /api/conversations/{id}/messages": about(({ conversation }) => ({
    path: `/api/conversations/${conversation}/messages`,
  })),
  "post /api/conversations/{id}/messages": about(
    ({ conversation }) => ({ path: `/api/conversations/${conversation}/messages`, body: { content: "When was it?" } }),
    { fresh: withConversation },
  ),
  "post /api/chat/ask-records": {
    ask: () => ({ path: "/api/chat/ask-records", body: { question: "What test is planned?" } }),
  },
};
