import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { classifyFile } from "#core/reading/classify-file.ts";
import { readPassages } from "#core/reading/passages.ts";
import { letterParts } from "#core/reading/written/letter-archive.ts";
import { readWritten } from "#core/reading/written/read-written.ts";
import { writtenLibraries } from "#workers/written/libraries.ts";
import {
  emailFile,
  letterFile,
  letterHeading,
  letterItem,
  letterParagraph,
  letterTable,
} from "../../../support/written-files.ts";

async function read(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof content === "string" ? Uint8Array.from(strToU8(content)) : content;
  const { type, mediaType, failure } = classifyFile(name, bytes.subarray(0, 65_536));
  expect({ type, failure }).toEqual({ type: "written", failure: undefined });
  const outcome = await readWritten(writtenLibraries, { bytes, mediaType });
  if (outcome.ok)
    for (const page of outcome.value)
      for (const { start, end } of page.lines) expect(page.text.slice(start, end)).not.toContain("\n");
  return outcome.ok ? outcome.value : outcome.failure;
}

async function textOf(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const pages = await read(name, content);
  if (typeof pages === "string") throw new Error(pages);
  return pages.map(({ text }) => text).join("\n=== page ===\n");
}

describe("plain text", () => {
  it("keeps its lines, whatever ends them and however it is encoded", async () => {
    const words = "Pain diary\r\n\r\n\r\n12 March 2025: Pain 7/10, bad night.\r13 March 2025: caf\u00e9, 38 \u00b0C";
    const expected = "Pain diary\n\n12 March 2025: Pain 7/10, bad night.\n13 March 2025: caf\u00e9, 38 \u00b0C";
    const sixteen = (littleEndian: boolean) => {
      const bytes = new Uint8Array(words.length * 2 + 2);
      const view = new DataView(bytes.buffer);
      const codes = [0xfeff, ...words.split("").map((letter) => letter.charCodeAt(0))];
      for (const [index, code] of codes.entries()) view.setUint16(index * 2, code, littleEndian);
      return bytes;
    };
    const windows = Uint8Array.from(words, (letter) => letter.charCodeAt(0));
    for (const bytes of [words, `\ufeff${words}`, sixteen(true), sixteen(false), windows])
      expect(await textOf("diary.txt", bytes)).toBe(expected);
  });

  it("says so where there is no word in it", async () => {
    expect(await read("empty.txt", " \n\n - \n")).toBe("no-text");
  });

  it("has pages of the size of printed ones, each ended between paragraphs where it can be", async () => {
    const paragraph = `${"A day like the others, with some pain in the evening. ".repeat(8).trim()}\n`;
    const pages = await read("notes.md", Array.from({ length: 60 }, () => paragraph).join("\n"));
    if (typeof pages === "string") throw new Error(pages);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
    for (const { text } of pages) expect(text.endsWith("evening.")).toBe(true);
  });

  it("is refused where it is longer than a person's records", async () => {
    expect(await read("long.txt", "Every day the same words. ".repeat(200_000))).toBe("too-many-pages");
  });
});

describe("a table file", () => {
  it("gives each row as cells between bars, with the heads of its columns on every page", async () => {
    const rows = Array.from(
      { length: 200 },
      (_, day) => `2025-${String((day % 12) + 1).padStart(2, "0")}-0${(day % 9) + 1},${day % 10},,"slept, badly"`,
    );
    const pages = await read("diary.csv", ["Date,Pain (0-10),Sleep (0-10),Notes", ...rows].join("\n"));
    if (typeof pages === "string") throw new Error(pages);
    expect(pages.length).toBeGreaterThan(1);
    for (const { text } of pages)
      expect(text.startsWith("Date | Pain (0-10) | Sleep (0-10) | Notes\n2025-")).toBe(true);
    expect(pages[0]?.text.split("\n")[1]).toBe("2025-01-01 | 0 |  | slept, badly");
    const passages = readPassages(pages).filter(({ kind }) => kind === "row");
    expect(passages).toHaveLength(200);
    for (const { header, cells } of passages) {
      expect(header?.map(({ text }) => text)).toEqual(["Date", "Pain (0-10)", "Sleep (0-10)", "Notes"]);
      expect(cells).toHaveLength(4);
    }
  });

  it.each([";", "\t", ","])("finds out that cells are parted by %j", async (sign) => {
    const rows = [
      ["Date", "Pain", "Notes"],
      ["2025-03-12", "7", "took naproxen"],
    ];
    const text = rows.map((row) => row.join(sign)).join("\n");
    expect(await textOf("diary.csv", text)).toBe("Date | Pain | Notes\n2025-03-12 | 7 | took naproxen");
  });

  it("reads past the line that a spreadsheet writes for itself, and over breaks inside a cell", async () => {
    const text = 'sep=;\r\nDate;Notes\r\n2025-03-12;"worse\r\nin the evening"\r\n;;\r\n';
    expect(await textOf("diary.csv", text)).toBe("Date | Notes\n2025-03-12 | worse in the evening");
  });
});

describe("a web page", () => {
  it("gives what a person sees of it: headings, items, rows, and nothing that runs or is hidden", async () => {
    const page = `<!DOCTYPE html><html><head><title>Portal</title><style>p{}</style><script>alert("x")</script></head><body onload="steal()">
      <div style="display:none">Call 0900 to claim <p>a prize</p></div>
      <h1>Your results</h1><p>Hello&nbsp;Nora, these are from <b>14&nbsp;March 2025</b>.<br>They were checked.</p>
      <img src="https://tracker.example/p.gif" alt="tracker">
      <ul><li><p>Take it with food</p><li>Come back in June</ul><ol start="3"><li>Rest</ol>
      <table><thead><tr><th>Test<th>Result<th>Range</thead><tr><td>CRP<td>12 mg/L<td>0 - 5<tr><td rowspan=2>Urea<td><td>2.5 - 7.8<tr><td>4.1<td>2.5 - 7.8</table>
      <script>document.write("more")</script></body></html>`;
    expect((await textOf("portal.html", page)).split("\n")).toEqual([
      "Your results",
      "Hello Nora, these are from 14 March 2025.",
      "They were checked.",
      "• Take it with food",
      "• Come back in June",
      "3. Rest",
      "",
      "Test | Result | Range",
      "CRP | 12 mg/L | 0 - 5",
      "Urea |  | 2.5 - 7.8",
      "Urea | 4.1 | 2.5 - 7.8",
    ]);
  });

  it("reads tables that only arrange the page as what they hold", async () => {
    const page =
      "<html><table><tr><td><table><tr><td><p>Dear Nora</p><p>Please stop ibuprofen.</p></td></tr></table></td><td>Lakeside Surgery</td></tr></table>";
    expect((await textOf("mail.htm", page)).split("\n").filter(Boolean)).toEqual([
      "Dear Nora",
      "Please stop ibuprofen.",
      "Lakeside Surgery",
    ]);
  });

  it("takes the encoding that it names", async () => {
    const page = '<html><head><meta charset="iso-8859-2"></head><p>Dr. \u00a9</p></html>';
    expect(
      await textOf(
        "a.html",
        Uint8Array.from(page, (letter) => letter.charCodeAt(0)),
      ),
    ).toBe("Dr. \u0160");
  });

  it("ends on markup that is nested as nobody writes it", async () => {
    const nested = (times: number) =>
      `<html>${"<div><table><tr><td>".repeat(times)}Words${"</td></tr></table></div>".repeat(times)}`;
    expect(await textOf("deep.html", nested(100))).toBe("Words");
    expect(await read("deep.html", nested(20_000))).toBe("damaged");
  });
});

describe("a word processor's letter", () => {
  it("gives its paper's head, headings, items and tables as lines", async () => {
    const body = [
      letterParagraph("Seen on 14 March 2025"),
      letterHeading("Medicines"),
      letterTable([
        ["Medicine", "Dose", "Since"],
        ["Methotrexate", "15 mg once a week", "January 2025"],
        ["Folic acid", "", "January 2025"],
      ]),
      letterHeading("Plan"),
      letterItem("Repeat blood test in June"),
      letterItem("Stop naproxen"),
    ].join("");
    expect((await textOf("letter.docx", letterFile(body, { head: "Lakeside Surgery" }))).split("\n")).toEqual([
      "Lakeside Surgery",
      "",
      "Seen on 14 March 2025",
      "",
      "Medicines",
      "",
      "Medicine | Dose | Since",
      "Methotrexate | 15 mg once a week | January 2025",
      "Folic acid |  | January 2025",
      "",
      "Plan",
      "• Repeat blood test in June",
      "• Stop naproxen",
    ]);
  });

  it("is refused before it fills the memory", async () => {
    const bomb = letterFile(letterParagraph("Words"), {
      more: { "word/footnotes.xml": new Uint8Array(70 * 1024 * 1024) },
    });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read("bomb.docx", bomb)).toBe("unpacks-too-large");
    expect(letterParts(letterFile(letterParagraph("Words")), 100)).toMatchObject({ failure: "unpacks-too-large" });
  });

  it("says what is wrong with one that is cut off, and with a zip file that is none", async () => {
    const whole = letterFile(letterParagraph("Words"));
    expect(["damaged", "mislabelled"]).toContain(await read("cut.docx", whole.slice(0, 700)));
    const other = Uint8Array.from(zipSync({ "word/other.xml": strToU8("<a/>") }));
    expect(await read("other.docx", other)).toBe("mislabelled");
    const plain = Uint8Array.from(zipSync({ "pictures/a.txt": strToU8("a") }));
    expect(classifyFile("pictures.docx", plain)).toMatchObject({ failure: "mislabelled" });
    expect(classifyFile("pictures.zip", plain)).toMatchObject({ failure: "unsupported-type" });
  });
});

describe("an e-mail", () => {
  it("tells who, when and about what, then its words", async () => {
    expect(
      (await textOf("mail.eml", emailFile({ plain: "Dear Nora,\r\nyour CRP is 12 mg/L.", html: "<p>other" }))).split(
        "\n",
      ),
    ).toEqual([
      "From: Lakeside Surg\u00e9ry <results@lakeside.example>",
      "To: Nora Ellis <nora@example.org>",
      "Date: Fri, 14 Mar 2025 09:12:00 +0000",
      "Subject: Your blood results",
      "",
      "Dear Nora,",
      "your CRP is 12 mg/L.",
    ]);
  });

  it("reads one of markup alone for its words", async () => {
    const text = await textOf(
      "mail.eml",
      emailFile({ html: '<p>Please <a href="https://a.example/x">come in</a>.<script>x()</script></p>' }),
    );
    expect(text).toMatch(/\n\nPlease come in\.$/);
  });
});

it.each([
  ["notes", "Took two naproxen", "text/plain"],
  ["notes.TXT", "<!doctype html><p>Hello", "text/html"],
  ["saved.txt", "Received: by mx\nFrom: a@b.example\nSubject: x\n\nHello", "message/rfc822"],
  ["mail.eml", "Hello, I took two naproxen", "text/plain"],
  ["letter.md", "From: the surgery\n\nHello", "text/plain"],
])("takes %s for what it is", (name, words, mediaType) => {
  expect(classifyFile(name, strToU8(words))).toEqual({ type: "written", mediaType });
});

it.each([
  ["settings.json", "{}", "unsupported-type"],
  ["photo.jpg", "hello", "mislabelled"],
])("leaves %s alone", (name, words, failure) => {
  expect(classifyFile(name, strToU8(words))).toMatchObject({ failure });
});
