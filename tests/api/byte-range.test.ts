import { expect, it } from "vitest";
import { contentRange, readByteRange } from "#api/byte-range.ts";
import { answerPart } from "#app/answer-part.ts";

it.each([
  ["bytes=0-", 10, { first: 0, last: 9 }],
  ["bytes=0-1", 10, { first: 0, last: 1 }],
  ["bytes=4-4", 10, { first: 4, last: 4 }],
  ["bytes=4-99", 10, { first: 4, last: 9 }],
  [" bytes=-3 ", 10, { first: 7, last: 9 }],
  ["bytes=-99", 10, { first: 0, last: 9 }],
  ["bytes=10-", 10, "none"],
  ["bytes=-0", 10, "none"],
  ["bytes=0-", 0, "none"],
  ["bytes=5-2", 10, undefined],
  ["bytes=-", 10, undefined],
  ["bytes=0-1,3-4", 10, undefined],
  ["pages=1-2", 10, undefined],
  [undefined, 10, undefined],
])("%s of %i bytes", (header, byteSize, range) => {
  expect(readByteRange(header, byteSize)).toEqual(range);
});

it("names the part in the answer", () => {
  expect(contentRange({ first: 2, last: 5 }, 10)).toBe("bytes 2-5/10");
  expect(contentRange("none", 10)).toBe("bytes */10");
});

it("answers with a part of a kept file", async () => {
  const kept = () => new Response("0123456789", { headers: { "Content-Type": "video/webm" } });
  const ask = (range: string) => answerPart(new Request("http://localhost/a.webm", { headers: { range } }), kept());
  const part = await ask("bytes=2-5");
  expect(part.status).toBe(206);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-range": "bytes 2-5/10",
    "content-length": "4",
    "content-type": "video/webm",
  });
  expect(await part.text()).toBe("2345");
  expect((await ask("bytes=99-")).status).toBe(416);
  const whole = await ask("lines=1-2");
  expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
});
