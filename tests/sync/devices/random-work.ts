import type { Correction, CorrectionChange } from "#core/domain/correction.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";

/** Somebody works on the records of one device, as a seed decides. Everything that is made is named by its maker, and told. */
export interface RandomWork {
  /** One thing that a person, or the pipeline, does; answers what. */
  act(store: DexieStore): Promise<string>;
  /** What the last act said of something: by thing, the words. */
  readonly said: Map<string, string>;
}

export function createRandomWork(device: string, random: () => number): RandomWork {
  const said = new Map<string, string>();
  let count = 0;
  const name = () => `${device}-${++count}`;
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const later = () => sampleInstant(1000 + Math.floor(random() * 1e6));

  async function correct(store: DexieStore, change: CorrectionChange): Promise<string> {
    const document = pick(
      (await store.listDocuments()).filter(({ processingStatus }) => processingStatus === "completed"),
    );
    if (document === undefined) return "nothing to correct";
    const id = name();
    const correction: Correction = { id, documentId: document.id, correctedAt: later(), change };
    const known = await store.listCorrections(document.id);
    const remove = known.filter((one) => one.change.type === change.type).map((one) => one.id);
    await store.changeCorrections({ documentId: document.id, known, put: [correction], remove });
    said.set(`${change.type} of ${document.id}`, JSON.stringify(change));
    return `corrects ${document.id}`;
  }

  const acts: [weight: number, act: (store: DexieStore) => Promise<string>][] = [
    [
      3,
      async (store) => {
        const id = name();
        await store.addDocuments([sampleDocument(id, { uploadedAt: later() })]);
        said.set(`document ${id}`, id);
        return `adds ${id}`;
      },
    ],
    [
      2,
      async (store) => {
        const id = name();
        const content = new Blob([JSON.stringify({ kind: "note", date: "2025-05-20", text: id })]);
        await store.addDocuments([sampleDocument(id, { type: "entry", content, byteSize: content.size })]);
        said.set(`document ${id}`, id);
        return `writes ${id}`;
      },
    ],
    [
      4,
      async (store) => {
        const owner = name();
        const job = await store.claimJob({ owner, now: sampleEpoch, leaseMs: 1, exclusive: true });
        if (job === undefined) return "nothing to read";
        const { documentId } = job;
        const failure = { code: "no-text", message: "No text." } as const;
        if (random() < 0.1) await store.failJob({ documentId, owner, failure });
        else {
          const title = `Read by ${name()}`;
          const engine = `built-in/${Math.floor(random() * 3)}`;
          const understood = sampleUnderstood(documentId, { engine, title });
          await store.completeJob({ documentId, owner, understood });
        }
        return `reads ${documentId}`;
      },
    ],
    [
      1,
      async (store) => {
        const document = pick(await store.listDocuments());
        if (document !== undefined) await store.retryDocument(document.id, 1);
        return `reads anew ${document?.id}`;
      },
    ],
    [2, (store) => correct(store, { type: "title", title: `Title ${name()}` })],
    [1, (store) => correct(store, { type: "date", occurredOn: { date: "2024-02-03", precision: "day" } })],
    [
      1,
      async (store) => {
        const document = pick(await store.listDocuments());
        if (document !== undefined) await store.binDocument(document.id, Date.now());
        return `bins ${document?.id}`;
      },
    ],
    [
      1,
      async (store) => {
        const binned = pick(await store.listBin());
        if (binned !== undefined) await store.takeFromBin(binned.document.id);
        return `takes back ${binned?.document.id}`;
      },
    ],
    [
      2,
      async (store) => {
        const id = name();
        await store.addConversation({ id, title: "New conversation", createdAt: later() });
        return `begins ${id}`;
      },
    ],
    [
      3,
      async (store) => {
        const conversation = pick(await store.listConversations());
        if (conversation === undefined) return "nobody to talk to";
        const id = name();
        const message = { id, conversationId: conversation.id, role: "user" as const, content: id, createdAt: later() };
        await store.addMessages([message]);
        said.set(`message ${id}`, conversation.id);
        return `writes ${id} to ${conversation.id}`;
      },
    ],
    [
      2,
      async (store) => {
        const conversation = pick(await store.listConversations());
        if (conversation === undefined) return "nothing to name";
        const title = `Talk ${name()}`;
        await store.renameConversation(conversation.id, title);
        said.set(`name of ${conversation.id}`, title);
        return `names ${conversation.id}`;
      },
    ],
    [
      1,
      async (store) => {
        const conversation = pick(await store.listConversations());
        if (conversation !== undefined) {
          // Known before it is done: a tab that is killed cannot tell.
          said.set(`deleted ${conversation.id}`, conversation.id);
          await store.deleteConversation(conversation.id);
        }
        return `deletes ${conversation?.id}`;
      },
    ],
    [
      2,
      async (store) => {
        const known = random() < 0.5 ? pick(await store.listAppointmentQuestions()) : undefined;
        const id = known?.id ?? name();
        const text = `Question ${name()}`;
        await store.putAppointmentQuestion({ id, text, createdAt: known?.createdAt ?? later() });
        said.set(`question ${id}`, text);
        return `asks ${id}`;
      },
    ],
    [
      1,
      async (store) => {
        const known = pick(await store.listAppointmentQuestions());
        if (known !== undefined) await store.deleteAppointmentQuestion(known.id);
        return `asks no more ${known?.id}`;
      },
    ],
    [
      1,
      async (store) => {
        const threadId = `tie-${Math.floor(random() * 4)}`;
        if (random() < 0.3) await store.deleteThreadFeedback(threadId);
        else {
          const verdict = random() < 0.5 ? "wrong" : "not-important";
          await store.putThreadFeedback({ threadId, verdict, insight: name(), givenAt: later() });
        }
        return `judges ${threadId}`;
      },
    ],
  ];
  const total = acts.reduce((sum, [weight]) => sum + weight, 0);

  return {
    said,
    async act(store) {
      let dice = random() * total;
      const chosen = acts.find(([weight]) => {
        dice -= weight;
        return dice < 0;
      });
      return chosen === undefined ? "rests" : chosen[1](store);
    },
  };
}
