import { expect, it } from "vitest";
import { nearestNames } from "#features/results/nearest-names.ts";

const names = [
  "Erythrocyte sedimentation rate (ESR)",
  "Ferritin",
  "C-reactive protein (CRP)",
  "Haemoglobin",
  "Creatinine",
];

it.each([
  ["feritin", "Ferritin"],
  ["hemaglobin", "Haemoglobin"],
  ["sedimentaton", "Erythrocyte sedimentation rate (ESR)"],
  ["creatinin clearance", "Creatinine"],
])("a search for “%s” is near to %s", (search, name) => {
  expect(nearestNames(names, search)).toContain(name);
});

it.each(["xyzzy", "banana", "unicorn tears", "the rest", "q"])("nothing is written like “%s”", (search) => {
  expect(nearestNames(names, search)).toEqual([]);
});
