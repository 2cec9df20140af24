import { beforeEach, describe, expect, test } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { apiClient, get } from "#api/client.ts";
import { connectClient } from "#api/connection.ts";
import { createLocalHome } from "#app/local-home.ts";
import { createCharting } from "#core/findings/answers/answering.ts";
import { httpFailure } from "#features/texts/http-failure.ts";
import { pdfFile, vault } from "../contract/api-home.ts";
import { createMemoryAccounts } from "../support/memory-accounts.ts";
import { createMemoryHome, type MemoryHome } from "../support/memory-home.ts";
import { sampleAnswer } from "../support/record-samples.ts";

const email = "ruth@example.org";
const secret = "a derived secret";
let home: MemoryHome;

beforeEach(() => {
  home = createMemoryHome({ answering: async () => sampleAnswer("Yes.") });
  connectClient(home);
});

async function signUp() {
  home.signInAs((await apiClient.register({ email, passwordHash: secret, vault })).token);
}

const answerAlways = (response: () => Response) =>
  connectClient({ dispatch: async () => response(), upload: async () => response(), readToken: () => null });

/** A device whose storage stopped working, as it does when the disk is full or the browser took the database away. */
function breakStorage(): unknown[] {
  const errors: unknown[] = [];
  const broken = () => Promise.reject(new DOMException("Internal error opening backing store.", "UnknownError"));
  const accounts = createMemoryAccounts({ newId: () => crypto.randomUUID() });
  connectClient(
    createLocalHome({
      accounts: { ...accounts, login: broken, register: broken, verify: broken },
      answering: broken,
      charting: createCharting(),
      wake() {},
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      onError: (error) => errors.push(error),
      openSession: broken,
      readToken: () => "a-token",
    }),
  );
  return errors;
}

const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => "no failure",
    (error: Error) => error.message,
  );

/* The rows whose outcome is an error's message. What a person sees of them is in the other two files of this section. */
describe("8. Error catalogue", () => {
  test("Any non-OK HTTP response in the shared helper | an error whose message is the status code, a colon and a space, then the response body text (or status text if empty)", async () => {
    answerAlways(() => new Response("The cellar is full.", { status: 507 }));
    for (const call of [
      () => get(["/api", "documents"], { on401: "null" }),
      () => apiClient.me(),
      () => apiClient.createConversation(),
      () => apiClient.uploadDocuments([pdfFile("a.pdf")]),
    ]) {
      expect(await messageOf(call())).toBe("507: The cellar is full.");
    }
    answerAlways(() => new Response("", { status: 503 }));
    expect(await messageOf(apiClient.me())).toBe("503: Service Unavailable");
    answerAlways(() => new Response(null, { status: 404, statusText: "whatever the network says" }));
    expect(await messageOf(apiClient.me())).toBe("404: Not Found");
  });

  test("Sign-in or registration failure | the message from the helper", async () => {
    const wrong = await messageOf(apiClient.login({ email, password: secret }));
    expect(wrong).toBe("401: This e-mail and password do not belong together.");
    await signUp();
    expect(await messageOf(apiClient.login({ email, password: "another secret" }))).toBe(wrong);
    expect(await messageOf(apiClient.register({ email, passwordHash: secret, vault }))).toBe(
      "409: There is already an account with this e-mail. Please sign in instead.",
    );
  });

  test('Records chat failure | "HTTP {status}: {status text}"', async () => {
    const said = await apiClient.askRecords("Why?").catch(httpFailure);
    expect(said).toBe("HTTP 401: Unauthorized");
    expect(httpFailure(new ApiError(500, "Something went wrong on our side."))).toBe("HTTP 500: Internal Server Error");
    expect(httpFailure(new ApiError(413, ""))).toBe("HTTP 413: Content Too Large");
  });

  test("Retry failure | the same HTTP message format", async () => {
    await signUp();
    expect(await apiClient.retryDocument("gone").catch(httpFailure)).toBe("HTTP 404: Not Found");
    const { documents } = await apiClient.uploadDocuments([pdfFile("a.pdf")]);
    await home.woken[0]?.claimJob({ owner: "tab", now: Date.now(), leaseMs: 60_000, exclusive: true });
    expect(await apiClient.retryDocument(documents[0]?.id ?? "").catch(httpFailure)).toBe("HTTP 409: Conflict");
  });

  test("the format of server error bodies is not shown: here it is one sentence, also when the device's storage fails", async () => {
    const errors = breakStorage();
    const sentence = "500: Something went wrong on our side. Please try again.";
    expect(await messageOf(apiClient.askRecords("Why?"))).toBe(sentence);
    expect(await messageOf(apiClient.retryDocument("a"))).toBe(sentence);
    expect(await messageOf(apiClient.uploadDocuments([pdfFile("a.pdf")]))).toBe(sentence);
    expect(errors).toHaveLength(3);
  });
});
