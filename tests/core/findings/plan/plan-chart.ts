import type { Chart } from "#core/domain/chart.ts";
import type { Citation } from "#core/domain/citation.ts";

let next = 0;

/** A place of an invented record. */
export function place(quote: string, documentId = "letter"): Citation {
  const start = next;
  next += quote.length + 1;
  return { documentId, originalFilename: `${documentId}.pdf`, page: 1, start, end: start + quote.length, quote };
}

/** An invented patient's chart on 12 February 2026. */
export const chart: Chart = {
  asOf: "2026-02-12",
  patient: {},
  medicines: [
    {
      name: "apixaban",
      printedName: "Eliquis",
      dose: "5 mg",
      frequency: "twice a day",
      status: "taking",
      since: "2025-08",
      steps: [
        {
          date: "2025-08",
          change: "started",
          dose: "5 mg",
          frequency: "twice a day",
          by: "Dr Moss",
          citations: [place("Dr Moss started Eliquis (apixaban) 5 mg twice a day in August 2025")],
        },
        {
          date: "2026-03-02",
          change: "reduced",
          dose: "2.5 mg",
          frequency: "twice a day",
          citations: [place("from 2 March 2026 Eliquis reduced to 2.5 mg twice a day")],
        },
      ],
      citations: [place("Eliquis (apixaban) 5 mg twice a day since August 2025")],
    },
    {
      name: "furosemide",
      status: "stopped",
      until: "2025-11-03",
      steps: [
        {
          date: "2025-11-03",
          change: "stopped",
          by: "Dr Adeyemi",
          reason: "because the kidney function fell",
          citations: [place("3 November 2025: Dr Adeyemi stopped furosemide because the kidney function fell")],
        },
      ],
      citations: [place("furosemide stopped")],
    },
    {
      name: "paracetamol",
      dose: "1 g",
      frequency: "up to four times a day",
      status: "as-needed",
      steps: [],
      citations: [place("paracetamol 1 g up to four times a day when needed")],
    },
    { name: "gabapentin", status: "never", steps: [], citations: [place("gabapentin was considered")] },
  ],
  allergies: [
    {
      name: "penicillin",
      reaction: "rash",
      status: "doubtful",
      citations: [place("? penicillin: rash as a child, not confirmed")],
    },
    { name: "codeine", reaction: "vomiting", status: "confirmed", citations: [place("Allergies: codeine - vomiting")] },
  ],
  problems: [],
  results: [
    {
      name: "potassium (K)",
      values: [
        {
          value: "5.9",
          unit: "mmol/L",
          date: "2025-06-24",
          low: 3.5,
          high: 5.3,
          citations: [place("24/06/2025 potassium (K) 5.9 mmol/L 3.5-5.3", "lab")],
        },
        {
          value: "4.4",
          unit: "mmol/L",
          date: "2026-01-20",
          low: 3.5,
          high: 5.3,
          citations: [place("20/01/2026 potassium (K) 4.4 mmol/L 3.5-5.3", "lab")],
        },
      ],
    },
    {
      name: "estimated glomerular filtration rate (eGFR)",
      values: [
        {
          value: "41",
          date: "2026-01-20",
          citations: [place("20/01/2026 estimated glomerular filtration rate (eGFR) 41", "lab")],
        },
      ],
    },
    {
      name: "white blood cell count (WCC)",
      values: [
        { value: "7.1", date: "2026-01-20", citations: [place("20/01/2026 white blood cell count (WCC) 7.1", "lab")] },
      ],
    },
  ],
  appointments: [
    {
      date: "2026-03-05",
      time: "10:40",
      what: "renal clinic review",
      with: "Dr Adeyemi",
      place: "Outpatients 2",
      status: "booked",
      citations: [place("renal clinic review with Dr Adeyemi on Thursday 5 March 2026 at 10:40, Outpatients 2")],
    },
    {
      date: "2026-02-26",
      what: "echocardiogram",
      status: "booked",
      citations: [place("echocardiogram 26 February 2026")],
    },
  ],
  openLoops: [
    { what: "PTH blood test", asked: "2025-11-03", citations: [place("3 November 2025: PTH blood test requested")] },
  ],
  people: [
    {
      name: "Dr Adeyemi",
      role: "kidney doctor",
      organisation: "Westbrook Hospital",
      phone: "01632 960 111",
      citations: [place("Dr Adeyemi, kidney doctor, Westbrook Hospital, 01632 960 111")],
    },
  ],
  disagreements: [],
  setAside: [],
  unread: [],
};

export const source = {
  chart,
  recordOf: (documentId: string) =>
    documentId === "lab"
      ? ({ kind: "lab-report", author: undefined, date: "2026-01-20" } as const)
      : ({ kind: "visit-note", author: "Dr Adeyemi, Consultant", date: "2025-11-03" } as const),
};
