import { randomUUID } from "node:crypto";
import { jsPDF } from "jspdf";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { synchronise } from "#sync/synchronise.ts";
import { vault } from "../../contract/api-home.ts";
import { joinDevice, type TrueDevice } from "../../sync/true-device.ts";
import { type Asked, call, expectOk } from "./call.ts";
import { knownWords } from "./known-words.ts";

/** Everything that a person can have on the server, of each kind one; `word` stands in all that could be read. */
export interface Belongings {
  word: string;
  email: string;
  secret: string;
  token: string;
  /** The id of another live session of this account. */
  session: string;
  /** A file that was read, an entry that was read, and what was said of them. */
  document: string;
  entry: string;
  correction: string;
  thread: string;
  conversation: string;
  question: string;
  device: TrueDevice;
  blob: string;
  /** SHA-256 of the blob, hexadecimal. */
  blobSha256: string;
  /** As a visitor of the demo: the cookie, and a conversation. */
  cookie: string;
  demoConversation: string;
}

/** A fifth of the known words, of each sort some. */
const some = (part: number) => knownWords.filter((_, index) => index % 5 === part).join(" ");

export async function register(
  origin: string,
  kind: "private" | "assisted",
): Promise<{ email: string; secret: string; token: string }> {
  const email = `${randomUUID()}@example.org`;
  const secret = `derived for ${email}`;
  const body = { email, passwordHash: secret, ...(kind === "private" ? { vault } : {}) };
  const answer = await expectOk(call(origin, "post", { path: "/api/auth/register", body }));
  const { token } = (await answer.json()) as { token: string };
  return { email, secret, token };
}

/** A letter in which the word stands, and all known words. */
export function letterWith(word: string): File {
  const letter = new jsPDF();
  const lines = [
    "Clinic letter",
    "Date: 3 March 2025",
    `Dr ${word} Hartwell`,
    `Pain in both hands, ${word} test planned.`,
  ];
  for (let from = 0; from < knownWords.length; from += 5) lines.push(`${knownWords.slice(from, from + 5).join(" ")}.`);
  letter.text(lines, 20, 20);
  return new File([letter.output("arraybuffer")], `letter-of-${word}-${knownWords[100]}.pdf`, {
    type: "application/pdf",
  });
}

export function uploadOf(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append("files", file);
  return form;
}

/** Waits until everything that was given to be read was read. */
export async function whenRead(origin: string, token: string): Promise<MedicalDocument[]> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const listed = await expectOk(call(origin, "get", { path: "/api/documents", token }));
    const documents = (await listed.json()) as MedicalDocument[];
    if (documents.every(({ processingStatus }) => processingStatus === "completed" || processingStatus === "failed"))
      return documents;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The records were not read.");
}

/** Waits until the server has told the account's new device all that it had before: what was there first, and then nothing more. */
async function whenLifted({ replica, disk, transport }: TrueDevice): Promise<void> {
  let quiet = 0;
  for (let attempt = 0; quiet < 20 && attempt < 1_200; attempt++) {
    const before = replica.head.seq;
    await synchronise(replica, transport);
    const hasFile = disk.entries.some(({ operation }) => operation.field === "file");
    quiet = hasFile && replica.head.seq === before ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Registers an assisted account and gives it one of everything. */
export async function furnish(origin: string, word: string): Promise<Belongings> {
  const { email, secret, token } = await register(origin, "assisted");
  const post = async (path: string, body: unknown, more: Partial<Asked> = {}) =>
    (await (await expectOk(call(origin, "post", { path, body, token, ...more }))).json()) as { id: string };
  const uploaded = await expectOk(
    call(origin, "post", { path: "/api/documents/upload", body: uploadOf(letterWith(word)), token }),
  );
  const { documents } = (await uploaded.json()) as { documents: { id: string }[] };
  const document = documents[0]?.id ?? "";
  const note = { kind: "note", date: "2025-02-01", text: `Allergies: penicillin. ${word} came along. ${some(0)}` };
  const entry = (await post("/api/entries", note)).id;
  await post("/api/entries", {
    kind: "medicine",
    date: "2025-05-02",
    name: "amoxicillin",
    change: "started",
    note: `for ${word}`,
  });
  await whenRead(origin, token);
  const correction = "corrected-title";
  const change = { type: "title", title: `Letter about ${word}` };
  await expectOk(
    call(origin, "put", { path: `/api/documents/${document}/corrections/${correction}`, body: { change }, token }),
  );
  const insights = await expectOk(call(origin, "get", { path: "/api/insights", token }));
  const [thread] = (await insights.json()) as { id: string }[];
  if (thread === undefined) throw new Error("No red thread was found in the records.");
  const conversation = (await post("/api/conversations", { title: `About ${word} ${knownWords[101]}` })).id;
  await post(`/api/conversations/${conversation}/messages`, { content: `When was the ${word} test? ${some(1)}` });
  const question = (await post("/api/appointment-questions", { text: `What is ${word}?` })).id;

  const device = await joinDevice(origin, token, new Map());
  await device.replica.record({
    entity: `document/${document}`,
    field: "title",
    payload: JSON.stringify(`${word} ${some(2)}`),
  });
  await synchronise(device.replica, device.transport);
  await whenLifted(device);
  const blob = `blob-${randomUUID()}`;
  const blobSha256 = await sendBlob(origin, token, blob, new TextEncoder().encode(`a file of ${word}: ${some(3)}`));

  const session = await anotherSession(origin, { email, secret, token });
  const begun = await expectOk(
    call(origin, "post", { path: "/api/demo/conversations", body: { title: `Demo ${word}` } }),
  );
  const cookie = begun.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const demoConversation = ((await begun.json()) as { id: string }).id;
  await post(
    `/api/demo/conversations/${demoConversation}/messages`,
    { content: `Is ${word} in there?` },
    { token: null, cookie },
  );
  return {
    word,
    email,
    secret,
    token,
    session,
    document,
    entry,
    correction,
    thread: thread.id,
    conversation,
    question,
    device,
    blob,
    blobSha256,
    cookie,
    demoConversation,
  };
}

export async function logIn(origin: string, { email, secret }: Pick<Belongings, "email" | "secret">): Promise<string> {
  const answer = await expectOk(call(origin, "post", { path: "/api/auth/login", body: { email, password: secret } }));
  return ((await answer.json()) as { token: string }).token;
}

/** Logs in once more; answers the id of that session. */
export async function anotherSession(
  origin: string,
  account: Pick<Belongings, "email" | "secret" | "token">,
): Promise<string> {
  await logIn(origin, account);
  const listed = await expectOk(call(origin, "get", { path: "/api/auth/sessions", token: account.token }));
  const other = ((await listed.json()) as { id: string; current: boolean }[]).find(({ current }) => !current);
  return other?.id ?? "";
}

/** Sends a small file whole and commits it; answers its SHA-256. */
export async function sendBlob(origin: string, token: string, blob: string, bytes: Uint8Array): Promise<string> {
  await expectOk(call(origin, "put", { path: `/api/blobs/${blob}/0`, body: bytes, token }));
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  const whole = { byteSize: bytes.byteLength, chunks: 1, sha256: digest };
  await expectOk(call(origin, "post", { path: `/api/blobs/${blob}/commit`, body: whole, token }));
  return digest;
}
