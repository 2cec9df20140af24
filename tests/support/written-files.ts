import { strToU8, zipSync } from "fflate";

/** A run of a letter's words; its parts are what a word processor writes, without what only it needs. */
const paragraph = (text: string, properties = "") =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
export const letterParagraph = paragraph;
export const letterHeading = (text: string) => paragraph(text, '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>');
export const letterItem = (text: string) =>
  paragraph(text, '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>');
export const letterTable = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;

const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);

/** A word processor's letter (.docx) of these parts, with what stands at the head of its paper. */
export function letterFile(body: string, options: { head?: string; more?: Record<string, Uint8Array> } = {}) {
  const { head, more = {} } = options;
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    "_rels/.rels": xml(
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": xml(`<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`),
    "word/styles.xml": xml(
      `<w:styles xmlns:w="${main}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    "word/numbering.xml": xml(
      `<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    "word/_rels/document.xml.rels": xml(
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relations}/numbering" Target="numbering.xml"/></Relationships>`,
    ),
    ...(head === undefined ? {} : { "word/header1.xml": xml(`<w:hdr xmlns:w="${main}">${paragraph(head)}</w:hdr>`) }),
    ...more,
  };
  return Uint8Array.from(zipSync(files));
}

/** An e-mail with a page of markup, plain words where they are given, and files. */
export function emailFile(parts: {
  plain?: string;
  html?: string;
  subject?: string;
  files?: { name: string; type: string; bytes: Uint8Array }[];
}) {
  const boundary = "part-of-the-letter";
  const part = (head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
  const { plain, html, files = [], subject = "Your blood results" } = parts;
  const text = [
    "From: =?UTF-8?Q?Lakeside_Surg=C3=A9ry?= <results@lakeside.example>",
    "To: Nora Ellis <nora@example.org>",
    "Date: Fri, 14 Mar 2025 09:12:00 +0000",
    `Subject: ${subject}`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}\r\nContent-Type: multipart/alternative; boundary="words"\r\n`,
    ...(plain === undefined ? [] : [`--words\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${plain}`]),
    ...(html === undefined ? [] : [`--words\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`]),
    "--words--",
    ...files.map(({ name, type, bytes }) =>
      part(
        `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64`,
        btoa(String.fromCharCode(...bytes)),
      ),
    ),
    `--${boundary}--`,
  ].join("\r\n");
  return Uint8Array.from(strToU8(text));
}
