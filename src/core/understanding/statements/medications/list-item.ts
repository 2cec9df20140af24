import type { MedicineClause } from "./medicine-clauses.ts";

/** Words that stand by a name in a list and say nothing of their own. */
const around =
  /\b(?:tabs?|tablets?|caps?|capsules?|inj(?:ection)?|oral|po|sc|s\/c|im|iv|inhaler|spray|cream|ointment|patch(?:es)?|drops|syrup|gel|new|also|on|takes?|taking|regular|usual|current(?:ly)?|meds?|medications?|medicines|includ(?:es|ing)|plus|the|his|her|my|your|daily|low|high|dose|home|brand|generic|otc|mr|sr|xl|er|ec|la|cr|prn|as needed|only|topical|nasal|eye|slow|release)\b/gi;
const separator = /[,;:•|\n()[\]/+&☐☑✓]|\band\b|\s[-–—]\s|^\W*\d{1,2}[.)]/gi;

/** Whether a name with neither a dose nor a word of its own stands as an item of a list, and not inside a sentence. */
export function isListItem({ before, after }: Pick<MedicineClause, "before" | "after">): boolean {
  const lead = before.text.split(separator).at(-1) ?? "";
  const rest = (after.text.split(separator)[0] ?? "").split(/[.?!](?:\s|$)/)[0] ?? "";
  return wordsIn(lead) <= 1 && wordsIn(rest) <= 2;
}

function wordsIn(text: string): number {
  return text.replace(around, " ").match(/\p{L}{2,}/gu)?.length ?? 0;
}
