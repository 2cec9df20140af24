import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineRoles } from "#core/domain/line-role.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { pageOfLines } from "../../corrections/page-samples.ts";

const today = "2026-02-12";
const rolesIn = (...lines: string[]) => readStructure([pageOfLines(lines)], { today }).passages.map(({ role }) => role);

describe("roles as they are learned", () => {
  it("needs no heading to tell a parting and a name from what was said", () => {
    const roles = rolesIn(
      "Dear Mrs Quist,",
      "You came to see me because your knees hurt on the stairs and you had slept badly for a month.",
      "Please ring the clinic if the swelling comes back.",
      "Yours sincerely,",
      "Dr P. Lunde",
    );
    expect(roles[1]).toBe("narrative");
    expect(roles[2]).toBe("safety-netting");
    expect(roles.slice(3)).toEqual(["administration", "administration"]);
  });

  it("never sets a line with a medicine aside as the page's own where the rules do not", () => {
    const formal = ["letterhead", "addressee", "patient", "date", "administration"];
    for (const line of ["Propranolol could be considered.", "Please avoid naproxen.", "I have stopped his ramipril."])
      expect(formal).not.toContain(rolesIn("Clinic date: 3 March 2025", "", "Dear Dr Okoye,", "", line).at(-1));
  });

  it("gives every passage of any text one known role", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 12 }), (lines) => {
        for (const role of rolesIn(...lines)) expect(lineRoles).toContain(role);
      }),
      { numRuns: 40 },
    );
  });
});
