import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AppointmentScreen } from "#app/screens/appointment-screen.tsx";
import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { Citation } from "#core/domain/citation.ts";
import type { AppointmentBrief } from "#core/findings/appointments/appointment-brief.ts";
import { AppointmentPage } from "#features/appointments/appointment-page.tsx";
import { appointmentSheet } from "#features/appointments/appointment-sheet.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { useToasts } from "#ui/toast-store.ts";
import { openDevice, showScreen, textsOf } from "../../spec/support/device-screen.tsx";
import { addRecord, labReport, visitNote } from "../../support/record-fixtures.ts";
import { sampleInsight } from "../../support/record-samples.ts";
import { chartMedicine, citationOf } from "../../support/sample-chart.ts";
import { render } from "../../ui/render.tsx";

const methotrexate = chartMedicine({
  dose: "15 mg",
  frequency: "once\na week",
  since: "2025-05-21",
  steps: [
    {
      date: "2025-05-21",
      change: "started",
      dose: "15 mg",
      frequency: "once\na week",
      citations: [citationOf("methotrexate 15 mg")],
    },
  ],
});
const potassium = {
  name: "potassium",
  value: {
    ...{ value: "5.6", unit: "mmol/L", date: "2025-06-01", low: 3.5, high: 5.1, flag: "high" as const },
    citations: [citationOf("Potassium 5.6", "lab")],
  },
};
const [started] = methotrexate.steps;
const visit = {
  documentId: "visit",
  title: "Clinic letter",
  date: { date: "2025-05-21", precision: "day" as const },
};
const brief: AppointmentBrief = {
  patient: { name: "Nora Ellis", born: "1984-05-04" },
  next: undefined,
  visits: [visit, { ...visit, documentId: "older", date: { date: "2025-03-12", precision: "day" } }],
  lastVisit: visit,
  allergies: [
    { name: "penicillin", reaction: "rash", status: "doubtful", citations: [citationOf("Penicillin: rash", "gp")] },
  ],
  refutedAllergies: [],
  neverTaken: [],
  problems: [],
  otherProblems: [],
  moved: [],
  disagreements: [],
  openLoops: [],
  changes: [
    ...(started === undefined
      ? []
      : [{ kind: "medicine" as const, date: "2025-05-21", medicine: methotrexate, step: started }]),
    { kind: "result", date: "2025-06-01", measured: potassium },
  ],
  medicines: { current: [{ medicine: methotrexate, differ: undefined }], open: [], past: [] },
  outOfRange: [potassium],
};

test("the sheet says each thing in words, and numbers each place once", () => {
  const { patient, sections, sources } = appointmentSheet(brief);
  expect(patient).toBe("Nora Ellis, born 4 May 1984");
  expect(
    sections.map(({ heading, lines }) => [
      heading,
      ...lines.map(({ text, detail, sources: from }) => `${text}; ${detail} ${from}`),
    ]),
  ).toEqual([
    ["Allergies", "Penicillin; rash, in doubt 1"],
    ["My medicines", "Methotrexate 15 mg, once a week; since 21 May 2025 2"],
    ["Conditions"],
    [
      "What has changed since 21 May 2025",
      "Methotrexate 15 mg, once a week; started, 21 May 2025 2",
      "Potassium 5.6 mmol/L; high, usual range 3.5-5.1, 1 June 2025 3",
    ],
    ["Results out of range", "Potassium 5.6 mmol/L; high, usual range 3.5-5.1, 1 June 2025 3"],
  ]);
  expect(sources.map(({ quote }) => quote)).toEqual(["Penicillin: rash", "methotrexate 15 mg", "Potassium 5.6"]);
});

test("the red threads that are shown stand at the end, with places for them and against them", () => {
  const thread = {
    ...sampleInsight("thread|treatment|symptom:pain|naproxen|less"),
    insight: "Less pain went together with naproxen.",
    confidence: 82,
    recommendedAction: "Ask your doctor what they make of it.",
    evidence: {
      supporting: [...methotrexate.citations, ...methotrexate.citations],
      contradicting: [citationOf("No better", "diary")],
    },
  };
  const { sections, sources } = appointmentSheet(brief, [
    thread,
    { ...thread, evidence: { supporting: [], contradicting: [] } },
  ]);
  expect(sections.find(({ id }) => id === "threads")).toEqual({
    id: "threads",
    heading: "Red threads to talk about",
    none: "",
    lines: [
      {
        text: "Less pain went together with naproxen.",
        detail:
          "82% confidence, 2 for it, 1 against. They went together; that does not tell why. Ask your doctor what they make of it.",
        sources: [2, 4],
      },
    ],
  });
  expect(sources).toHaveLength(4);
});

function show(changes: Partial<Parameters<typeof AppointmentPage>[0]> = {}) {
  const props = {
    brief: { state: "ready", value: brief } as Loadable<AppointmentBrief>,
    questions: { state: "ready", value: [] } as Loadable<AppointmentQuestion[]>,
    commands: {
      add: vi.fn(async () => undefined),
      rewrite: vi.fn(async () => undefined),
      remove: vi.fn(async () => undefined),
    },
    onSince: vi.fn(),
    citationHref: ({ documentId }: Citation) => `#${documentId}`,
    savePdf: vi.fn(async () => undefined),
    ...changes,
  };
  render(<AppointmentPage {...props} />);
  return props;
}

describe("the page", () => {
  test("every line but the patient's own ends with its source, and the sources stand by number", async () => {
    show();
    await expect.element(page.getByRole("region", { name: "My medicines" })).toBeVisible();
    for (const name of ["What has changed since 21 May 2025", "My medicines", "Results out of range"]) {
      const rows = page.getByRole("region", { name }).getByRole("listitem").elements();
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.querySelector("a")?.getAttribute("aria-label")).toMatch(/^Source \d+: /);
    }
    const sources = page.getByRole("region", { name: "Where this comes from" }).getByRole("listitem");
    expect(sources.elements()).toHaveLength(3);
  });

  test("of a long part the first lines stand, and the others are one press away; no medicine is folded", async () => {
    const named = (name: string) => ({ name, status: "active" as const, citations: [citationOf(name, name)] });
    const problems = ["asthma", "eczema", "gout", "anaemia", "migraine", "reflux", "psoriasis"].map(named);
    const current = ["one", "two", "three", "four", "five", "six", "seven"].map((name) => ({
      medicine: chartMedicine({ name, dose: "1 mg" }),
      differ: undefined,
    }));
    show({ brief: { state: "ready", value: { ...brief, problems, medicines: { current, open: [], past: [] } } } });
    const conditions = page.getByRole("region", { name: "Conditions" });
    // What is folded is in the page nevertheless, hidden by its looks alone: paper has all of it.
    await expect
      .poll(() => [...conditions.element().querySelectorAll("ul")].map((list) => list.children.length))
      .toEqual([4, 3]);
    expect(page.getByRole("region", { name: "My medicines" }).element().querySelectorAll("ul")).toHaveLength(1);
    const more = page.getByRole("button", { name: "Show 3 more", exact: true });
    await expect.element(more).toHaveAttribute("aria-expanded", "false");
    const rest = conditions.element().querySelectorAll("ul")[1]?.parentElement;
    expect(rest?.className).toBe("hidden print:block");
    await more.click();
    await expect.poll(() => rest?.className).toBe("");
  });

  test("another visit can be chosen, since which changes are told", async () => {
    const { onSince } = show();
    await page.getByLabelText("Since").selectOptions("12 March 2025: Clinic letter");
    expect(onSince).toHaveBeenCalledWith("older");
  });

  test("saving hands over what stands there, and tells a failure", async () => {
    useToasts.setState({ toasts: [] });
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const savePdf = vi.fn(async () => undefined);
    savePdf.mockRejectedValueOnce(new Error("no fonts"));
    const question = { id: "q", text: "Why?", createdAt: "2025-06-01T10:00:00Z" };
    show({ savePdf, questions: { state: "ready", value: [question] } });
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await expect.poll(() => useToasts.getState().toasts[0]?.title).toBe("The PDF could not be made");
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await expect.poll(() => savePdf.mock.calls.length).toBe(2);
    expect(savePdf).toHaveBeenLastCalledWith(appointmentSheet(brief), [question]);
  });

  test("waits, and fails, without losing the patient's questions", async () => {
    show({ brief: { state: "failed", error: new Error("no") } });
    await expect.poll(() => page.getByRole("alert").element().textContent).toMatch("This could not be put together.");
    await expect.element(page.getByLabelText("A question for my doctor")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Print" })).toBeDisabled();
  });
});

test("the patient's questions are written down, changed and removed, sealed on this device", async () => {
  const { store } = await openDevice();
  showScreen(<AppointmentScreen />, "/appointment");
  const field = page.getByLabelText("A question for my doctor");
  const questions = page.getByRole("region", { name: "My questions" });
  await expect.element(page.getByRole("button", { name: "Add" })).toBeDisabled();
  await field.fill(" Can I stop the tablets? ");
  await userEvent.keyboard("{Enter}");
  await expect.element(questions.getByText("Can I stop the tablets?", { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue("");
  await page.getByRole("button", { name: "Change “Can I stop the tablets?”" }).click();
  await questions.getByRole("listitem").getByRole("textbox").fill("May I stop?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(questions.getByText("May I stop?", { exact: false })).toBeVisible();
  expect(await store.listAppointmentQuestions()).toMatchObject([{ text: "May I stop?" }]);
  await page.getByRole("button", { name: "Remove “May I stop?”" }).click();
  await expect.poll(() => store.listAppointmentQuestions()).toEqual([]);
  await expect.element(page.getByText(/Write down what you want to ask/)).toBeVisible();
});

test("the sheet comes from the records of this device", async () => {
  const { store } = await openDevice();
  await addRecord(store, "visit", visitNote("05/21/2025", "Assessment: She takes methotrexate 15 mg once a week."));
  await addRecord(store, "lab", labReport("06/02/2025", "5.6"));
  showScreen(<AppointmentScreen />, "/appointment");
  await expect
    .poll(() => page.getByRole("region", { name: "Results out of range" }).element().textContent, { timeout: 12_000 })
    .toMatch("Potassium 5.6");
  await expect
    .poll(() => page.getByRole("region", { name: "My medicines" }).element().textContent, { timeout: 12_000 })
    .toMatch("Methotrexate 15 mg");
  expect(textsOf("h2")).toContain("What has changed since 21 May 2025");
});

test("draws how a result moved beside its words, and names its values for who cannot see it", async () => {
  const point = (date: string, value: number) => ({ date, value, citation: citationOf(`Potassium ${value}`, "lab") });
  const course = {
    ...{ name: "potassium", unit: "mmol/L", low: 3.5, high: 5.1 },
    points: [point("2025-03-01", 4.2), point("2025-05-01", 4.9), point("2025-06-01", 5.6)],
  };
  const moved = { ...brief, outOfRange: [{ ...potassium, course }], disagreements: [], moved: [] };
  const { sections } = appointmentSheet(moved);
  const line = sections.find(({ id }) => id === "results")?.lines[0];
  expect(line?.detail).toBe("high, usual range 3.5-5.1, 1 June 2025, before: 4.9 on 1 May 2025");
  show({ brief: { state: "ready", value: moved } });
  const drawing = page.getByRole("img", { name: /^potassium over time: 4.2 on 1 March 2025, 4.9 on .*, 5.6 on / });
  await expect.element(drawing).toBeVisible();
});
