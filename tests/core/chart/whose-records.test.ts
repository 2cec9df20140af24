import { describe, expect, it } from "vitest";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { areAlike } from "#core/chart/same-name.ts";
import { whoseRecords } from "#core/chart/whose-records.ts";

const record = (id: string, name?: string, born?: string): ChartRecord => ({
  document: { id, originalFilename: `${id}.pdf` },
  kind: "visit-note",
  dateOfCare: undefined,
  identity: { numbers: [], ...(name === undefined ? {} : { name }), ...(born === undefined ? {} : { born }) },
  author: undefined,
  statements: [],
});

describe("names alike", () => {
  it.each([
    ["QUIST, Ida Marie", "Ida Quist", true],
    ["I. Quist", "Ms Ida Quist", true],
    ["Ida Quisst", "Ida Quist", true],
    ["Olaf Quist", "Ida Quist", false],
  ])("%s and %s", (one, other, alike) => {
    expect(areAlike(one, other)).toBe(alike);
  });
});

describe("whose records they are", () => {
  const own = [record("1", "Ida Quist", "1961-05-02"), record("2", "QUIST, Ida", "1961-05-02"), record("3")];
  it("a relative's record is set aside, with the reason in words", () => {
    const { setAside, own: kept } = whoseRecords([...own, record("4", "Olaf Quist", "1990-01-09")]);
    expect(setAside).toEqual([{ documentId: "4", reason: expect.stringContaining("Olaf Quist") }]);
    expect(kept).toHaveLength(3);
  });
  it("a record of the same name and another age is set aside; an age told from memory is not", () => {
    const aged = (id: string, bornAbout: number) => {
      const one = record(id, "Ida Quist");
      return { ...one, identity: { ...one.identity, bornAbout } };
    };
    const { setAside } = whoseRecords([aged("1", 2001), aged("2", 2002), aged("3", 1984), aged("4", 1998)]);
    expect(setAside).toEqual([{ documentId: "3", reason: expect.stringContaining("born about 1984") }]);
    expect(whoseRecords([aged("1", 2001), aged("2", 1984)]).setAside).toEqual([]);
    expect(whoseRecords([...own, aged("5", 1984)]).setAside).toHaveLength(1);
  });
  it("one birth date sets nothing aside that ages agree on, nor does an age beside the patient's own number", () => {
    const aged = (id: string, bornAbout: number, numbers: string[] = []) => {
      const one = record(id, "Ida Quist");
      return { ...one, identity: { ...one.identity, bornAbout, numbers } };
    };
    const misread = record("9", "Ida Quist", "2009-03-14");
    const notes = [aged("1", 1962), aged("2", 1963), aged("3", 1962)];
    expect(whoseRecords([...notes, misread, record("4"), record("5"), record("6")]).setAside).toEqual([]);
    expect(whoseRecords([misread, aged("1", 1962), record("4")]).setAside).toEqual([]);
    const numbered = [aged("1", 2001, ["00412345"]), aged("2", 2002), aged("3", 1984, ["00412345"])];
    expect(whoseRecords(numbered).setAside).toEqual([]);
  });
  it("a married name with the same birth date, and a mistyped birth date, are the patient's", () => {
    const more = [record("5", "Ida Holm", "1961-05-02"), record("6", "Ida Quist", "1961-02-05")];
    expect(whoseRecords([...own, ...more]).setAside).toEqual([]);
  });
});
