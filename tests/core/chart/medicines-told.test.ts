import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import { readStatements } from "#core/understanding/statements/read-statements.ts";
import { lexicon } from "#core/understanding/vocabulary/lexicon.ts";
import { recordOfText } from "../understanding/statements/record-of-text.ts";

const today = "2026-02-12";

// The vocabulary is built at the first look, and is no test's own time.
beforeAll(() => void lexicon(), 60_000);

function medicineOf(name: string, ...texts: string[]) {
  const records = texts.map((text, index) => {
    const source = recordOfText(text, `record-${index}`);
    const { kind, dateOfCare, identity, author } = source.structure;
    return { document: source.document, kind, dateOfCare, identity, author, statements: readStatements(source) };
  });
  return buildChart(records, today).medicines.find((one) => one.name === name);
}
const told = (name: string, text: string) =>
  medicineOf(name, `Clinic date: 3 March 2025\n\nDear Dr Okoye,\n\n${text}\n`);
const isTaken = (status: string | undefined) => status === "taking" || status === "as-needed";

describe("one medicine for another", () => {
  it.each([
    ["Switched from lisinopril to losartan 50 mg daily because of cough.", "lisinopril", "losartan"],
    ["Her lisinopril was changed to losartan 50 mg once daily.", "lisinopril", "losartan"],
    ["We have replaced omeprazole with lansoprazole 30 mg OD.", "omeprazole", "lansoprazole"],
    ["Omeprazole has been replaced by lansoprazole 30 mg daily.", "omeprazole", "lansoprazole"],
    ["Take rivaroxaban 20 mg daily instead of warfarin.", "warfarin", "rivaroxaban"],
    ["Rather than diclofenac she is using paracetamol 1 g QDS.", "diclofenac", "acetaminophen"],
    ["Lisinopril -> losartan 50 mg OD.", "lisinopril", "losartan"],
  ])("%s", (text, old, next) => {
    expect(isTaken(told(old, text)?.status)).toBe(false);
    expect(told(next, text)?.status).toBe("taking");
  });

  it.each(["ketoconazole", "verapamil", "diltiazem"])(
    "takes %s in a list of what must not be taken with another for none",
    (name) => {
      const text =
        "DO NOT take colchicine with these without speaking to a pharmacist:\n  - ketoconazole, itraconazole, ritonavir\n  - verapamil or diltiazem";
      expect(isTaken(told(name, text)?.status)).toBe(false);
    },
  );

  it("takes an exchange that is only thought of for no exchange", () => {
    const text = "We could consider switching from citalopram to sertraline 50 mg.";
    expect(told("sertraline", text)?.status).toBe("never");
  });
});

describe("what is not taken", () => {
  it("is what was declined, though a later list names it", () => {
    const declined = "Clinic date: 3 March 2025\n\nDear Dr Okoye,\n\nShe declined amitriptyline 10 mg.\n";
    const list = "Clinic date: 3 June 2025\n\nCurrent medications:\nAmitriptyline\nRamipril 5 mg once daily\n";
    expect(medicineOf("amitriptyline", declined, list)?.status).toBe("unclear");
    expect(medicineOf("ramipril", declined, list)?.status).toBe("taking");
  });

  it.each([
    ["She has not taken her amitriptyline since Christmas.", "amitriptyline"],
    ["She gave up amitriptyline after a week.", "amitriptyline"],
    ["He could not tolerate gabapentin.", "gabapentin"],
    ["He is meant to take atorvastatin but admits he does not.", "atorvastatin"],
    ["Tramadol prescribed but not collected.", "tramadol"],
    ["She took naproxen for six months until her GP told her to stop in January.", "naproxen"],
    ["Previously tried: gabapentin, pregabalin.", "pregabalin"],
    ["You may wish to consider amlodipine 5 mg once daily if BP remains high.", "amlodipine"],
    ["His wife takes bisoprolol 2.5 mg OD.", "bisoprolol"],
    ["Dalteparin 5000 units daily for 28 days post op.", "dalteparin"],
    ["Morphine 5 mg IV x2 with good effect.", "morphine"],
    ["In ED she received ondansetron 4 mg IV.", "ondansetron"],
    ["Prednisone 40 mg tapering over 3 weeks then off.", "prednisone"],
    ["Azathioprine 150 mg daily 2015-2018.", "azathioprine"],
    ["The usual dose of metformin is 500 mg twice a day.", "metformin"],
    ["I would suggest a trial of amitriptyline 10 mg nocte.", "amitriptyline"],
    ["Second line: amlodipine 5 mg daily.", "amlodipine"],
    ["Lives with wife, who has Parkinson's and takes co-careldopa 25/100 TDS.", "carbidopa/levodopa"],
    ["Buys ibuprofen 400 mg TDS over the counter - told to stop.", "ibuprofen"],
    ["Bisoprolol restart: your call.", "bisoprolol"],
  ])("%s", (text, name) => expect(isTaken(told(name, text)?.status)).toBe(false));

  it.each([
    ["Ramipril was stopped in hospital but has since been restarted at 2.5 mg OD.", "ramipril"],
    ["Plan: continue ramipril. Repeat bloods 2/52.", "ramipril"],
    ["Adherence good with tacrolimus 2 mg BD.", "tacrolimus"],
    ["Your blood pressure is fine so carry on with amlodipine 5 mg daily.", "amlodipine"],
  ])("but still: %s", (text, name) => expect(told(name, text)?.status).toBe("taking"));

  it("reads what stands under a heading of stopped medicines", () => {
    const text =
      "Date: 3 March 2025\n\nMedications on discharge\nBisoprolol 2.5 mg OD\n\nMedications stopped\nAmlodipine 10 mg OD\n";
    expect(medicineOf("amlodipine", text)?.status).toBe("stopped");
    expect(medicineOf("bisoprolol", text)?.status).toBe("taking");
  });
});

describe("what it is for", () => {
  it.each([
    ["She takes levothyroxine 75 mcg for her thyroid.", "levothyroxine", "her thyroid"],
    ["Amitriptyline 10 mg nocte (neuropathic pain).", "amitriptyline", "neuropathic pain"],
    ["Apixaban 5 mg BD - AF.", "apixaban", "AF"],
    ["Apixaban 5 mg twice daily to prevent stroke.", "apixaban", "to prevent stroke"],
    ["Because of your atrial fibrillation we have started you on apixaban 5 mg BD.", "apixaban", "atrial fibrillation"],
    ["For her gout she takes allopurinol 300 mg daily.", "allopurinol", "gout"],
    ["Hypertension: above goal. Increase lisinopril to 20 mg daily.", "lisinopril", "Hypertension"],
    ["T2DM on metformin 1 g BD.", "metformin", "T2DM"],
  ])("%s", (text, name, reason) => expect(told(name, text)?.reason).toBe(reason));

  it("is not what a dose was lowered for", () => {
    expect(told("apixaban", "Apixaban reduced to 2.5 mg BD because of the kidneys.")?.reason).toBeUndefined();
  });
});
