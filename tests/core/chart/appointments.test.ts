import { beforeAll, describe, expect, it } from "vitest";
import { chartAppointments } from "#core/chart/appointments.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { pageOfLines } from "../understanding/corrections/page-samples.ts";

const today = "2026-02-12";

function appointmentsIn(...records: string[][]) {
  return appointmentsOf(...records).map(({ date, status }) => [date, status]);
}

function appointmentsOf(...records: string[][]) {
  const read = records.map((lines, index) => {
    const document = { id: `${index}`, originalFilename: `${index}.pdf` };
    const pages = [pageOfLines(lines)];
    const structure = readStructure(pages, { today });
    return { document, ...structure, statements: readStatements({ document, pages, structure, today }) };
  });
  return chartAppointments({ records: read, today });
}

// The vocabulary is read once.
beforeAll(() => {
  appointmentsIn(["CLINIC NOTE"]);
}, 60_000);

describe("appointments", () => {
  it("what is booked for a printed day", () => {
    expect(
      appointmentsIn(["CLINIC NOTE", "Clinic date: 14/01/2026", "Next clinic: Thursday 5 March 2026, 14:30."]),
    ).toEqual([["2026-03-05", "booked"]]);
  });
  it("a span without a day is none", () => {
    expect(appointmentsIn(["CLINIC NOTE", "Clinic date: 14/01/2026", "Review 3/12."])).toEqual([]);
  });
  it("what was moved keeps its old day as moved", () => {
    const lines = [
      "CLINIC NOTE",
      "Clinic date: 14/01/2026",
      "Scan appointment moved from 20 February 2026 to Thursday 26 February 2026, 09:15.",
    ];
    expect(appointmentsIn(lines)).toEqual([
      ["2026-02-20", "moved"],
      ["2026-02-26", "booked"],
    ]);
  });
  it.each([
    [
      "a letter that breaks its lines",
      [
        "APPOINTMENT LETTER",
        "2 February 2026",
        "Dear Mrs Aldous,",
        "YOUR APPOINTMENT HAS BEEN CHANGED",
        "We are sorry that your heart scan on Thursday 19 February 2026 at 09:20 cannot",
        "go ahead because the camera is being serviced.",
        "Your new appointment is",
        "Thursday 5 March 2026 at 11:40",
      ],
      "2026-02-19",
      "2026-03-05",
    ],
    [
      "a clock's points end no sentence",
      [
        "APPOINTMENT LETTER",
        "30 January 2026",
        "Dear Mr Hill,",
        "Your appointment on Wednesday 4 February 2026 at 2.00 pm has been cancelled",
        "by the hospital (staff sickness). We apologise. Your new appointment is:",
        "Wednesday 25 February 2026 at 1.30 pm",
      ],
      "2026-02-04",
      "2026-02-25",
    ],
    [
      "a message that names the old day by its numbers",
      [
        "CLINIC NOTE",
        "Clinic date: 02/02/2026",
        "USG appointment of 20/02 rescheduled to FRIDAY",
        "27/02/2026 at 4.15 PM. Regret.",
      ],
      "2026-02-20",
      "2026-02-27",
    ],
    [
      "a note of a call",
      [
        "CLINIC NOTE",
        "Clinic date: 05/02/2026",
        "Rehab rang: Botox review NOT 17 Feb, Dr Hill on leave. Now TUES 24 MARCH",
      ],
      "2026-02-17",
      "2026-03-24",
    ],
  ])("what comes in the place of another day says of which: %s", (_, lines, old, day) => {
    const appointments = appointmentsOf(lines);
    expect(appointments.find(({ date }) => date === old)?.status).toMatch(/moved|cancelled/);
    expect(appointments.find(({ date }) => date === day)).toMatchObject({ status: "booked", replaces: old });
    expect(appointments.filter(({ status }) => status === "booked")).toHaveLength(1);
  });
  it("a day that stands is not called off by another one's notice", () => {
    const [one] = appointmentsOf([
      "CLINIC NOTE",
      "Clinic date: 14/01/2026",
      "Your appointment with Dr Hill on 26 February 2026 at 10:00 is not affected by this letter.",
    ]);
    expect(one).toMatchObject({ date: "2026-02-26", status: "booked" });
  });
  it("a clinic that is shifted, and one that somebody on leave calls off, are moved to their new day", () => {
    const lines = [
      "Kidney Desk - patient messages",
      "Date: 09/02/2026",
      "- OPD of 17 Feb is shifted, Dr Iyer in conference. New: Tuesday 24 Feb 2026, 11.30 am, Room 14.",
    ];
    expect(appointmentsIn(lines)).toEqual([
      ["2026-02-17", "moved"],
      ["2026-02-24", "booked"],
    ]);
    expect(appointmentsOf(lines)[1]?.with).toBe("Dr Iyer");
    expect(
      appointmentsIn([
        "EMAIL",
        "Date: Friday, 30 January 2026",
        "APPOINTMENTS",
        "- Dr Lind 24 Feb is CANCELLED (she is on leave). New: Tuesday 17 March 2026, 10.20 am, level 1.",
      ]),
    ).toEqual([
      ["2026-02-24", "cancelled"],
      ["2026-03-17", "booked"],
    ]);
  });
  it("a row of a table says what happens in its first cell, and what became of it in its last", () => {
    const rows = appointmentsOf([
      "INFUSION SUITE",
      "Date: 03/02/2026",
      "Dates",
      "What  When  Note",
      "MRI brain (PML protocol)  Thu 26/02/2026, 14:20, MRI Block A  moved by radiology, was Thu 19/02",
      "Natalizumab  17/03/2026  CANCELLED",
    ]);
    expect(rows.map(({ date, status, what }) => [date, status, what.split(" ")[0]])).toEqual([
      ["2026-02-19", "moved", "MRI"],
      ["2026-02-26", "booked", "MRI"],
      ["2026-03-17", "cancelled", "Natalizumab"],
    ]);
  });
  it("a day in a voice message is written out in words", () => {
    const moved = appointmentsOf([
      "VOICEMAILS",
      "27/01/2026 Heart rhythm clinic called",
      "Dr. Okoro is out that week so your clinic of March fifth is moved to Thursday, March nineteenth, one thirty PM.",
      "29/01/2026 Bright Teeth",
      "The tooth comes out Wednesday February eighteenth at ten.",
      "02/02/2026 Pharmacy: your bag is ready",
    ]);
    expect(moved.find(({ date }) => date === "2026-03-19")).toMatchObject({ replaces: "2026-03-05", time: "13:30" });
    expect(moved.find(({ date }) => date === "2026-02-18")).toMatchObject({ status: "booked", time: "10:00" });
  });
  it("what a new day is for stands in the sentence before it", () => {
    const [coil] = appointmentsOf([
      "WHATSAPP - Donal",
      "7 Feb 09:10 Me: all grand here.",
      "8 Feb 10:12 Donal: see you later so.",
      "9 Feb 08:02 Me: The coil is off today.",
      "Rang the clinic, they gave me Mon 2 March 10.15.",
    ]).filter(({ status }) => status === "booked");
    expect(coil?.date).toBe("2026-03-02");
    expect(coil?.what).toMatch(/coil/i);
  });
  it("messages copied with their senders and days in brackets are read one by one", () => {
    const clinic = appointmentsOf([
      "screenshots typed up jan-feb 26",
      "[Gynae Desk 07Jan] Miss Bell clinic Tue 3 Feb 2026 15:00 Outpatients B",
      "[Elm Surgery 09Jan] As discussed sertraline up from 50 to 100mg.",
      "[Gynae Desk 29Jan] Your 3 Feb clinic is cancelled due to industrial action. New date: Tue 24",
      "Feb 2026 16:20. Results will be given then.",
      "[Mum 31Jan] love ring that secretary",
      "[Elm Surgery 06Feb] The doctor tried to call. Please rebook.",
    ]).find(({ date }) => date === "2026-02-24");
    expect(clinic).toMatchObject({ status: "booked", replaces: "2026-02-03", time: "16:20" });
  });
  it("a right eye in a line of findings is no name of the patient", () => {
    expect(
      appointmentsIn([
        "EYE CLINIC NOTE",
        "Clinic date: 14/01/2026",
        "[stamp: LASER 2022 RE DONE ELSEWHERE - as told]",
        "Next clinic: Thursday 5 March 2026, 14:30.",
      ]),
    ).toEqual([["2026-03-05", "booked"]]);
  });
  it("nobody is seen at half past three in the night", () => {
    const [dentist] = appointmentsOf([
      "NOTES",
      "Date: 10/02/2026",
      "Dentist booked Thurs 19 March 3.30 for her bottom teeth.",
    ]);
    expect([dentist?.date, dentist?.time]).toEqual(["2026-03-19", "15:30"]);
  });
  it.each([
    [
      "a row that is marked as cancelled",
      [
        "APPOINTMENT LETTER",
        "Date: 3 February 2026",
        "Dear Mr Hill",
        "We are sorry that your appointment below has had to be CHANGED.",
        "OLD:  Wednesday 4 March 2026  10:15  Dr F Lowe  -- CANCELLED --",
        "NEW:  Wednesday 18 March 2026  14:30  Dr F Lowe",
      ],
      "2026-03-04",
      "2026-03-18",
      "Dr F Lowe",
    ],
    [
      "somebody who is away",
      [
        "TEXT MESSAGES",
        "Date: 5 February 2026",
        "Hi ALAN, Dr Lowe is away on 19 Feb. Your appt is now TUESDAY 3 MARCH 2026 9.20 AM.",
      ],
      "2026-02-19",
      "2026-03-03",
      "Dr Lowe",
    ],
    [
      "an answer to somebody who asks for another day",
      [
        "[chat exported]",
        "[08/02/26, 09:15] Alan: morning all.",
        "[10/02/26, 13:22] Nurse Kay: Eye recheck Dr Lowe is Sat 7 March 10am.",
        "[11/02/26, 08:05] Alan: eye appointment i have work on 7th. can change?",
        "[11/02/26, 12:50] Nurse Kay: Changed. Now Mon 9 March 11am",
      ],
      "2026-03-07",
      "2026-03-09",
      "eye appointment",
    ],
    [
      "an answer to somebody who tells that it is off",
      [
        "[chat exported]",
        "[05/02/26, 09:15] Alan: morning all.",
        "[06/02/26, 10:20] Nurse Kay: Your iron is flat, he wants iron drip here Wed 18 Feb 09:00",
        "[10/02/26, 12:15] Alan: Drip cancelled!! No power. New date?",
        "[10/02/26, 12:40] Nurse Kay: Sorry. Wed 25 Feb 09:00",
      ],
      "2026-02-18",
      "2026-02-25",
      "iron drip",
    ],
  ])("what calls a day off, and names the one in its place: %s", (_, lines, old, day, name) => {
    const appointments = appointmentsOf(lines);
    expect(appointments.find(({ date }) => date === old)?.status).toMatch(/moved|cancelled/);
    expect(appointments.find(({ date }) => date === day)).toMatchObject({ status: "booked", replaces: old });
    expect(appointments.find(({ date }) => date === day)?.what).toContain(name);
  });
  it("what is called off in the next line is cited with the words that say so", () => {
    const [off] = appointmentsOf([
      "[chat exported]",
      "09/02/26 09:15  Alan: morning all.",
      "[11/02/26, 11:06] Day Unit: Planning appt with Dr Sarah Lowe (radiation onc) was 2 Mar,",
      "cancelled as chemo will end later. They will rebook in April.",
    ]).filter(({ date }) => date === "2026-03-02");
    expect(off).toMatchObject({ status: "cancelled", with: "Dr Sarah Lowe" });
    expect(off?.citations.map(({ quote }) => quote).join(" ")).toContain("cancelled as chemo");
  });
  it("whom a message speaks to is neither what is booked nor who is seen", () => {
    const [gas] = appointmentsOf(
      ["CLINIC NOTE", "Patient: Alan Hill", "Date of birth: 04/05/1950", "Clinic date: 14/01/2026", "Well."],
      [
        "TEXT MESSAGES",
        "Date: 10 February 2026",
        "Mr Hill: arterial blood gas for home oxygen Thurs 26/2/26 at 11:15, Level 1.",
      ],
    );
    expect(gas?.what).toMatch(/^arterial blood gas/);
    expect(gas?.with).toBeUndefined();
    const [bloods] = appointmentsOf([
      "TEXT MESSAGES",
      "Date: 6 February 2026",
      "Pls come for blood test (potassium), Mon 16 Feb 2026, 8.30am.",
    ]);
    expect(bloods?.what).toMatch(/^blood test/);
  });
  it("the day on which a dose changes is none", () => {
    expect(
      appointmentsIn(["CLINIC NOTE", "Clinic date: 14/01/2026", "Prednisolone 5 mg from Monday 2 March 2026."]),
    ).toEqual([]);
  });
});
