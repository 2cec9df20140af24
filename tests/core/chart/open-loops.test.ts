import { expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { recordOfText } from "../understanding/statements/record-of-text.ts";
import { toldRecord } from "./told-record.ts";

const today = "2026-02-12";

function loopsOf(...letters: [day: string, text: string][]): string[] {
  const records = letters.map(([day, text], index) => toldRecord(`letter-${index}`, day, text));
  return buildChart(records, today).openLoops.map(({ what }) => what);
}

it("holds open what is said to be wanting, in whatever words it is named", () => {
  const loops = loopsOf(
    ["20 January 2026", "Plan:\nWound swab still no result.\nThe school plan has to be re-written with these changes."],
    ["5 February 2026", "The surgery-assessment clinic has the referral, they've not given a date."],
  );
  expect(loops.join("\n")).toMatch(/swab/i);
  expect(loops.join("\n")).toMatch(/school plan/i);
  expect(loops.join("\n")).toMatch(/surgery-assessment/i);
});

it("says what is waited for where only the words before it name it", () => {
  const loops = loopsOf(["2 February 2026", "Plan:\nI have asked Ms Heneghan about prevention. No reply as yet."]);
  expect(loops).toEqual([expect.stringMatching(/Heneghan about prevention.*no reply/i)]);
});

it("asks in words that a line's end cuts in two", () => {
  expect(
    loopsOf(["22 January 2026", "Plan:\nAmoxicillin: I suggest an allergy\nreferral; the story is thin."]),
  ).toEqual([expect.stringMatching(/allergy referral/)]);
});

it("closes what a later result answers, by the names of the results too", () => {
  const asked: [string, string] = ["2 December 2025", "Plan:\nPlease repeat LFT in 4 weeks."];
  expect(loopsOf(asked)).toHaveLength(1);
  expect(loopsOf(asked, ["9 January 2026", "Results:\nALT 31 U/L (7-56)"])).toEqual([]);
});

it.each([
  "If you have not heard by 20 February, ring us.",
  "No biopsy.",
  "Your CT has been moved because of maintenance.",
  "MRI not done (no back pain).",
  "Still to do:",
])("does not hold open what nobody asks for: %s", (text) => {
  expect(loopsOf(["22 January 2026", `Plan:\n${text}`])).toEqual([]);
});

it.each([
  "Keep the monthly vitamin D going.",
  "I do not think the cyst needs another MRI.",
  "A kidney biopsy only if the protein goes over 150.",
  "Home BPs 134/84, 138/88.",
  "If not back by 20 February the drip has to be postponed.",
])("does not take for a request what is only spoken of: %s", (text) => {
  expect(loopsOf(["22 January 2026", `Plan:\n${text}`])).toEqual([]);
});

it("says of what something is repeated or not back, by the words before it", () => {
  expect(
    loopsOf([
      "22 January 2026",
      "Kidneys: ACR 4.8. She had run that morning. Please repeat on two samples by the end of April.",
    ]),
  ).toEqual([expect.stringMatching(/ACR 4\.8.*Please repeat/)]);
});

it("holds a vaccine open that is not yet given", () => {
  expect(loopsOf(["5 February 2026", "Still to do:\n- Whooping cough vaccine not yet given"])).toEqual([
    expect.stringMatching(/whooping/i),
  ]);
});

it("an imaging report closes each scan that it is of; what it asks for again is another asking, due when it says", () => {
  const asked: [string, string] = ["15 January 2026", "Plan:\n1. X-ray and ultrasound of both hands."];
  const report =
    "Department of Radiology - imaging report\nDate of examination: 22 January 2026\n\nFINDINGS: X-RAY\nNo erosions.\n\nFINDINGS: ULTRASOUND\nThickened synovium in both wrists.\n\nIMPRESSION\nA repeat X-ray in twelve months is suggested.\n";
  const source = recordOfText(report, "report");
  const { kind, dateOfCare, identity, author } = source.structure;
  const record = { document: source.document, kind, dateOfCare, identity, author, statements: readStatements(source) };
  expect(kind).toBe("imaging-report");
  const loops = buildChart([toldRecord("letter", ...asked), record], today).openLoops;
  expect(loops).toMatchObject([{ what: expect.stringMatching(/^X-ray: /), asked: "2026-01-22", dueBy: "2027-01-22" }]);
});

it("what a clinic was asked to see is no longer open when the clinic has written", () => {
  const asked = toldRecord("letter", "12 January 2026", "Plan:\nI have asked the sleep clinic to see her.");
  expect(buildChart([asked], today).openLoops).toHaveLength(1);
  const source = recordOfText(
    "Owlcote Sleep Clinic\n2 Nightjar Court, Owlcote\n\n26 January 2026\n\nDear Dr Okoye,\n\nShe does not snore.\n\nYours sincerely,\nDr Wilhelmina Sorrel\n",
    "reply",
  );
  const { kind, dateOfCare, identity, author } = source.structure;
  const reply = { document: source.document, kind, dateOfCare, identity, author, statements: readStatements(source) };
  expect(buildChart([asked, reply], today).openLoops).toEqual([]);
});
