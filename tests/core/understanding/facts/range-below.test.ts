import { expect, it } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";

function labs(lines: string[]) {
  const text = lines.join("\n");
  let start = 0;
  const placed = lines.map((line) => {
    const at = { start, end: start + line.length };
    start += line.length + 1;
    return at;
  });
  const document = {
    id: "a",
    type: "pdf" as const,
    originalFilename: "a.pdf",
    uploadedAt: "2025-05-21T09:00:00.000Z",
    processingStatus: "processing" as const,
    mediaType: "application/pdf",
    byteSize: 1,
    sha256: "",
  };
  const pages = [{ number: 1, text, lines: placed, source: "text-layer" as const }];
  return understandDocument({ document, pages, now: new Date("2025-07-01T00:00:00Z") })
    .facts.filter(({ kind }) => kind === "lab")
    .map(({ name, value, unit, referenceRange, flag }) => [
      name,
      value,
      unit,
      referenceRange?.low,
      referenceRange?.high,
      flag,
    ]);
}

it("a result gets the range that is printed below it", () => {
  expect(
    labs(["CRP  23.4 mg/L", "Reference range: 0 - 5", "Sodium  139 mmol/L", "Reference range: 133 - 146 mmol/L"]),
  ).toEqual([
    ["c-reactive protein", "23.4", "mg/L", 0, 5, "high"],
    ["sodium", "139", "mmol/L", 133, 146, "normal"],
  ]);
});

it("a result that has a range, or has other words below it, keeps what it has", () => {
  expect(labs(["CRP  23.4 mg/L  0-10", "Reference range: 0 - 5"])).toEqual([
    ["c-reactive protein", "23.4", "mg/L", 0, 10, "high"],
  ]);
  expect(labs(["CRP  23.4 mg/L", "Seen on 12 - 14 May"])[0]).toEqual([
    "c-reactive protein",
    "23.4",
    "mg/L",
    undefined,
    undefined,
    undefined,
  ]);
});

it("the head of a column says the unit, and a letter behind a value its flag", () => {
  expect(labs(["Test  Result (mg/L)  Reference range", "CRP  23.4  0 - 5"])).toEqual([
    ["c-reactive protein", "23.4", "mg/L", 0, 5, "high"],
  ]);
  expect(labs(["Test  Result  Unit  Reference range", "Haemoglobin  11.2 L  g/dL  12 - 15.5"])).toEqual([
    ["hemoglobin", "11.2", "g/dL", 12, 15.5, "low"],
  ]);
});
