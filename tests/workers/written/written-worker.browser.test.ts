import { strToU8 } from "fflate";
import { afterAll, expect, it } from "vitest";
import { createWrittenClient } from "#workers/written/client.ts";
import { emailFile, letterFile, letterHeading, letterParagraph, letterTable } from "../../support/written-files.ts";

const client = createWrittenClient();
afterAll(() => client.stop());

const signal = new AbortController().signal;
const letter = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function textOf(bytes: Uint8Array<ArrayBuffer>, mediaType: string) {
  const read = await client.read({ bytes, mediaType }, signal);
  return read.ok ? read.value.map(({ text }) => text).join("\n") : read.failure;
}

it("reads every kind of written file in its worker, as the server does", async () => {
  const body = [letterHeading("Medicines"), letterTable([["Folic acid", "5 mg"]]), letterParagraph("Come in June.")];
  expect(await textOf(letterFile(body.join(""), { head: "Lakeside" }), letter)).toBe(
    "Lakeside\n\nMedicines\n\nFolic acid | 5 mg\n\nCome in June.",
  );
  expect(await textOf(Uint8Array.from(strToU8("Date;Pain\n2025-03-12;7")), "text/csv")).toBe(
    "Date | Pain\n2025-03-12 | 7",
  );
  expect(await textOf(Uint8Array.from(strToU8("<html><p>Stop <b>naproxen</b>.")), "text/html")).toBe("Stop naproxen.");
  expect(await textOf(emailFile({ plain: "Come in June." }), "message/rfc822")).toMatch(/Come in June\.$/);
  expect(await textOf(Uint8Array.from(strToU8("not a zip")), letter)).toBe("mislabelled");
});

it("runs nothing and fetches nothing that a file names", async () => {
  performance.clearResourceTimings();
  const page = `<html><img src="/fetched-by-a-record.png"><link rel=stylesheet href="/fetched-by-a-record.css"><script>self.ran = true</script><p>Words`;
  expect(await textOf(Uint8Array.from(strToU8(page)), "text/html")).toBe("Words");
  expect(performance.getEntriesByType("resource").filter(({ name }) => name.includes("fetched-by"))).toEqual([]);
});

it("lists what came with an e-mail, and gives it to the byte", async () => {
  const report = Uint8Array.from(strToU8("%PDF-1.7 a report"));
  const email = emailFile({
    plain: "Enclosed.",
    files: [
      { name: "report.pdf", type: "application/pdf", bytes: report },
      { name: "calendar.ics2", type: "application/x-other", bytes: Uint8Array.of(0, 1, 2, 3) },
    ],
  });
  const listed = await client.listEnclosures(email, signal);
  expect(listed).toEqual({
    ok: true,
    value: [
      { id: "0", name: "report.pdf", byteSize: report.length, isReadable: true },
      { id: "1", name: "calendar.ics2", byteSize: 4, isReadable: false },
    ],
  });
  expect(await client.readEnclosure(email, "0", signal)).toEqual({ ok: true, value: report });
});
