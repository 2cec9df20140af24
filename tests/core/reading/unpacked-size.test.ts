import { zlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { unpacksTooLarge } from "#core/reading/unpacked-size.ts";
import { readFixture, readManifest } from "../../fixtures/manifest.ts";

/** A PDF with one stream of these packed bytes, as far as it matters here. */
function pdfWith(filter: string, packed: Uint8Array): Uint8Array {
  const head = `%PDF-1.7\n4 0 obj\n<< /Filter ${filter} /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream\nendobj\n%%EOF")]);
}

const zeros = (bytes: number) => new Uint8Array(bytes);
const most = 4 * 1024 * 1024;

describe("a PDF that unpacks to more than it says", () => {
  it("is found out by what its stream becomes", () => {
    expect(unpacksTooLarge(pdfWith("/FlateDecode", zlibSync(zeros(5 * 1024 * 1024))), most)).toBe(true);
    expect(unpacksTooLarge(pdfWith("/FlateDecode", zlibSync(zeros(3 * 1024 * 1024))), most)).toBe(false);
  });

  it("is found out where it is packed twice", () => {
    const twice = zlibSync(zlibSync(zeros(5 * 1024 * 1024)));
    expect(twice.length).toBeLessThan(1000);
    expect(unpacksTooLarge(pdfWith("[ /FlateDecode /FlateDecode ]", twice), most)).toBe(true);
  });

  it("is left alone where nothing says that it is packed, or the data is no such thing", () => {
    expect(unpacksTooLarge(pdfWith("/DCTDecode", zlibSync(zeros(5 * 1024 * 1024))), most)).toBe(false);
    expect(unpacksTooLarge(pdfWith("/FlateDecode", zeros(100_000).fill(7)), most)).toBe(false);
  });

  it("is found where the file was cut off in its stream", () => {
    const whole = pdfWith("/FlateDecode", zlibSync(zeros(9 * 1024 * 1024)));
    expect(unpacksTooLarge(whole.subarray(0, whole.length - 200), most)).toBe(true);
  });

  it("is none of our fixtures", () => {
    for (const { file } of readManifest()) expect(unpacksTooLarge(readFixture(file).bytes)).toBe(false);
  });
});
