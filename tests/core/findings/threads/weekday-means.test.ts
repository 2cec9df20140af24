import { expect, test } from "vitest";
import { measuredAmount } from "#core/findings/threads/measured-amount.ts";
import { withoutWeekdays } from "#core/findings/threads/weekday-means.ts";

const days = Int32Array.from({ length: 140 }, (_none, day) => 20_000 + day);

test("what is only more at weekends has its weekdays taken out", () => {
  const noise = (index: number) => Math.sin(index * 12.9898) * 2;
  const values = Float64Array.from(days, (day, index) => noise(index) + ((day + 3) % 7 >= 5 ? 1 : 0));
  const beside = withoutWeekdays(days, values);
  const weekend = beside.filter((_value, index) => ((days[index] ?? 0) + 3) % 7 >= 5);
  expect(weekend.reduce((sum, value) => sum + value, 0) / weekend.length).toBeCloseTo(0, 9);
});

test("what is bound to one weekday stays as it is", () => {
  const values = Float64Array.from(days, (day) => Number((day + 3) % 7 === 2));
  expect(withoutWeekdays(days, values)).toBe(values);
});

test("one amount in two units is one amount", () => {
  expect(measuredAmount("hemoglobin", 10.2, "g/dL").value).toBeCloseTo(
    measuredAmount("hemoglobin", 102, "g/L").value,
    6,
  );
  expect(measuredAmount("creatinine", 1, "mg/dL")).toEqual({ value: 88.4, unit: "µmol/l" });
  expect(measuredAmount("hemoglobin a1c", 7, "%").value).toBeCloseTo(53, 0);
});
