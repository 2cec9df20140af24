import { expect } from "vitest";

/** An error answer: that status, plain text, and one human sentence. Answers the sentence. */
export async function expectProblem(response: Response, status: number): Promise<string> {
  const body = await response.text();
  expect({ status: response.status, body }).toEqual({ status, body: expect.stringMatching(/^[A-Z][^{}<>]{5,}$/) });
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  return body;
}
