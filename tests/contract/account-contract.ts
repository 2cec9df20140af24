import { jsPDF } from "jspdf";
import { describe, expect, test } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { canonicalJson } from "#core/replication/digest.ts";
import type { Caller } from "./api-home.ts";

/*
 * One account with records of every kind, and what any home has to say of it, whoever put them in and wherever it is asked: in this process, in the
 * app, or over HTTP.
 */

function letter(name: string, ...lines: string[]): File {
  const page = new jsPDF();
  page.text(lines, 20, 20);
  return new File([page.output("arraybuffer")], name, { type: "application/pdf" });
}

const letters = [
  letter(
    "clinic.pdf",
    "Clinic letter",
    "Date: 3 March 2025",
    "Dr Anna Hartwell, Rheumatology",
    "Diagnosis: rheumatoid arthritis.",
    "Allergies: penicillin.",
    "Started methotrexate 10 mg weekly.",
    "Follow-up appointment: 14 May 2025 at 09:30 with Dr Hartwell.",
  ),
  letter(
    "lab-march.pdf",
    "Laboratory report",
    "Date: 5 March 2025",
    "Hemoglobin 13.1 g/dL (12.0 - 16.0)",
    "CRP 24 mg/L (0 - 5)",
  ),
  letter(
    "lab-may.pdf",
    "Laboratory report",
    "Date: 12 May 2025",
    "Hemoglobin 11.2 g/dL (12.0 - 16.0)",
    "CRP 8 mg/L (0 - 5)",
  ),
  letter(
    "unreadable-name.pdf",
    "Discharge note",
    "Date: 20 May 2025",
    "Ibuprofen was stopped because of stomach pain.",
  ),
];

const questions = [
  "What am I allergic to?",
  "Why was ibuprofen stopped?",
  "What was my last hemoglobin?",
  "When did I start methotrexate?",
  "Has my CRP gone down?",
  "Do I have diabetes?",
];

/** Records that stay in the list, entries among them. */
export const recordsOfAccount = letters.length + 3;

async function given<Answer>(response: Promise<Response>): Promise<Answer> {
  const answered = await response;
  if (!answered.ok) throw new Error(`${answered.status}: ${await answered.text()}`);
  return (answered.status === 204 ? undefined : await answered.json()) as Answer;
}

const listed = (caller: Caller) => given<MedicalDocument[]>(caller.get("/api/documents"));

export async function whenAllRead(caller: Caller, count: number): Promise<MedicalDocument[]> {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    const documents = await listed(caller);
    const settled = documents.filter(({ processingStatus }) => ["completed", "failed"].includes(processingStatus));
    if (settled.length === count) return documents;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The records were not read.");
}

/** Puts an account's records in, and does with them what a patient does. Each record is read before the next one comes, so that all have one order. */
export async function fillAccount(caller: Caller): Promise<void> {
  for (const [index, file] of letters.entries()) {
    await given(caller.upload([file]));
    await whenAllRead(caller, index + 1);
  }
  const entries = [
    { kind: "note", date: "2025-02-01", text: "Allergies: penicillin. My hands hurt in the morning." },
    { kind: "medicine", date: "2025-05-02", name: "amoxicillin", change: "started", note: "for a tooth" },
    { kind: "check-in", date: "2025-05-20", pain: 3 },
    { kind: "check-in", date: "2025-05-21", pain: 6 },
  ];
  for (const [index, entry] of entries.entries()) {
    await given(caller.post("/api/entries", entry));
    await whenAllRead(caller, letters.length + index + 1);
  }
  const documents = await listed(caller);
  const idOf = (name: string) => documents.find(({ originalFilename }) => originalFilename === name)?.id ?? "";
  const change = { type: "title", title: "Note from the hospital" };
  await given(caller.send("PUT", `/api/documents/${idOf("unreadable-name.pdf")}/corrections/renamed`, { change }));
  const last = documents.find(({ type, occurredOn }) => type === "entry" && occurredOn?.date === "2025-05-21");
  await given(caller.send("DELETE", `/api/documents/${last?.id}`));
  const { id } = await given<{ id: string }>(caller.post("/api/conversations", { title: "About my blood" }));
  await given(caller.post(`/api/conversations/${id}/messages`, { content: "What was my last hemoglobin?" }));
  await given(caller.post("/api/appointment-questions", { text: "Is it the methotrexate?" }));
}

/** All that a home says of the account, without what differs by chance: ids and instants. */
export async function portraitOf(caller: Caller) {
  const documents = await listed(caller);
  const bin = await given<{ document: MedicalDocument }[]>(caller.get("/api/bin"));
  const names = new Map(
    [...documents, ...bin.map(({ document }) => document)].map(
      ({ id, originalFilename, title }) => [id, `${originalFilename} ${title}`] as const,
    ),
  );
  const plain = (value: unknown): unknown => {
    // What was corrected is told by its print with its instant.
    let text = JSON.stringify(value, (key, part) => (key === "correctionsPrint" ? undefined : part));
    for (const [id, name] of names) text = text.replaceAll(id, JSON.stringify(name).slice(1, -1));
    const instants = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d[\d.]*Z/g;
    return JSON.parse(
      text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)").replace(instants, "(instant)"),
    );
  };
  const sorted = (values: unknown[]) => values.map((value) => canonicalJson(plain(value))).sort();
  const [conversation] = await given<{ id: string; title: string }[]>(caller.get("/api/conversations"));
  const asked = async (question: string) =>
    [question, plain(await given(caller.post("/api/chat/ask-records", { question })))] as const;
  const answers: (readonly [string, unknown])[] = [];
  for (const question of questions) answers.push(await asked(question));
  return {
    documents: sorted(documents),
    bin: sorted(bin.map(({ document }) => document)),
    chart: plain(await given(caller.get("/api/chart"))),
    answers: Object.fromEntries(answers),
    insights: sorted(await given<unknown[]>(caller.get("/api/insights"))),
    conversation: plain(conversation),
    messages: plain(await given(caller.get(`/api/conversations/${conversation?.id}/messages`))),
    questions: plain(await given(caller.get("/api/appointment-questions"))),
  };
}
export type Portrait = Awaited<ReturnType<typeof portraitOf>>;

/** Runs where the account was filled before; what a home says is taken once. */
export function accountContract(name: string, portrait: () => Portrait): void {
  const saidOf = (question: string) => JSON.stringify(portrait().answers[question]);

  describe(`${name} keeps the account`, () => {
    test("all records are listed, read, and one is in the bin", () => {
      const { documents, bin } = portrait();
      expect(documents).toHaveLength(recordsOfAccount);
      expect(bin).toHaveLength(1);
      expect(documents.join()).toContain("Note from the hospital");
      expect(documents.every((document) => document.includes('"processingStatus":"completed"'))).toBe(true);
    });

    test("the chart says what stands in the records", () => {
      const chart = JSON.stringify(portrait().chart);
      for (const word of ["methotrexate", "penicillin", "rheumatoid arthritis"])
        expect(chart.toLowerCase()).toContain(word);
    });

    test.each([
      ["What am I allergic to?", /penicillin/i],
      ["Why was ibuprofen stopped?", /stomach pain/i],
      ["What was my last hemoglobin?", /11\.2/],
      ["When did I start methotrexate?", /3 March 2025|March 3, 2025|2025-03-03/],
      ["Has my CRP gone down?", /24.*8|8.*24/],
    ])("%s", (question, said) => expect(saidOf(question)).toMatch(said));

    test("a red thread ties the allergy to the antibiotic", () => {
      expect(portrait().insights.join()).toMatch(/amoxicillin/i);
    });

    test("a conversation, its messages and a question for an appointment are there", () => {
      const { conversation, messages, questions: kept } = portrait();
      expect(conversation).toMatchObject({ title: "About my blood" });
      expect((messages as { role: string }[]).map(({ role }) => role)).toEqual(["user", "assistant"]);
      expect(JSON.stringify(kept)).toContain("Is it the methotrexate?");
    });
  });
}
