/**
 * How often a statement cites the dose and the frequency that annotators marked for its medicine: `tsx training/regimens.ts [--show]`. Nothing is learned
 * here: a reader of amounts (trees over what stands between a medicine and an amount) took hardly more of them rightly than the rules do.
 */
import { medicationStatements } from "#core/understanding/statements/medication-statements.ts";
import { readStructure } from "#core/understanding/structure/read-structure.ts";
import { type RegimenLabel, readRegimenLabels, regimensOf } from "./regimen-labels.ts";
import { keptFolders } from "./training-folders.ts";

const labels = readRegimenLabels();
const counts = { dose: [0, 0], frequency: [0, 0] };
for (const folder of keptFolders())
  for (const { name, document, pages } of folder.records) {
    const known = regimensOf(labels, `${folder.id}/${name}`);
    if (known.size === 0) continue;
    const structure = readStructure(pages, { today: folder.today });
    for (const { citations, printedName } of medicationStatements({
      document,
      pages,
      structure,
      today: folder.today,
    })) {
      const [first] = citations;
      const label = first === undefined ? undefined : known.get(`${first.page}:${first.start}`);
      if (label === undefined) continue;
      for (const part of ["dose", "frequency"] as const) {
        const wanted: RegimenLabel["dose"] = label[part];
        if (wanted === undefined) continue;
        const isCited = citations.some(({ start, end }) => start < wanted.end && end > wanted.start);
        counts[part] = [(counts[part][0] ?? 0) + (isCited ? 1 : 0), (counts[part][1] ?? 0) + 1];
        if (!isCited && process.argv.includes("--show"))
          console.log(
            `${folder.id}/${name} ${printedName}: ${part} in « ${citations.map(({ quote }) => quote).join(" | ")}`,
          );
      }
    }
  }
for (const [part, [held = 0, all = 0]] of Object.entries(counts))
  console.log(`${part}: ${(held / Math.max(1, all)).toFixed(3)} (${held}/${all})`);
