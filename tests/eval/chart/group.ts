import type { Group, Row, Skip } from "../../support/measurement.ts";
import { type Folder, readFolders } from "../folders/folder.ts";
import { dataPath } from "../understanding/data-folder.ts";
import { mutationRows } from "./mutation-rows.ts";
import { orderRows } from "./order-rows.ts";
import { strangerRows } from "./stranger-rows.ts";

/** What holds for the chart of any folder, whatever it says. */
export const chartGroup: Group = {
  name: "chart",
  async measure() {
    const rows: Row[] = [];
    const skips: Skip[] = [];
    const given = dataPath("folders");
    const own = await readFolders(new URL("../folders/own", import.meta.url).pathname);
    const sets: [name: string, folders: Folder[]][] = [["own", own]];
    if (given === undefined)
      skips.push({ group: "chart", name: "given folders", reason: "no folder of that name in the data" });
    else sets.unshift(["given", await readFolders(given)]);
    rows.push(...strangerRows(2026));
    rows.push(...mutationRows(sets[0]?.[1] ?? own, 500, 15));
    for (const [name, folders] of sets) rows.push(...orderRows(name, folders));
    return { rows, skips };
  },
};
