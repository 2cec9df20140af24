import { describe, expect, test } from "vitest";
import { type Caller, type MakeApiHome, pdfFile, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

const title = { change: { type: "title", title: "My spring blood test" } };
const date = { change: { type: "date", occurredOn: { date: "2025-04-03", precision: "day" } } };

async function uploadOne(nora: Caller, name = "letter.pdf"): Promise<string> {
  const { documents } = (await (await nora.upload([pdfFile(name)])).json()) as { documents: { id: string }[] };
  const [document] = documents;
  if (document === undefined) throw new Error("Nothing was stored.");
  return document.id;
}

/** What the patient says of a record, kept before it was read as well. */
export function correctionRouteTests(makeHome: MakeApiHome): void {
  describe("corrections", () => {
    test(
      "are kept, stand with the record, are replaced by id and taken back, one by one and all at once",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const path = `/api/documents/${await uploadOne(nora)}`;
        const put = await nora.send("PUT", `${path}/corrections/title`, title);
        expect(put.status).toBe(200);
        expect(await put.json()).toMatchObject({ correction: { id: "title", ...title }, placed: true });
        await nora.send("PUT", `${path}/corrections/date`, date);
        const again = { change: { type: "title", title: "Another title" } };
        await nora.send("PUT", `${path}/corrections/title`, again);
        expect(await (await nora.get(path)).json()).toMatchObject({
          corrections: [
            { id: "date", ...date },
            { id: "title", ...again },
          ],
          unplacedCorrections: [],
          pagesAsRead: [],
        });
        expect((await nora.send("DELETE", `${path}/corrections/date`)).status).toBe(204);
        await expectProblem(await nora.send("DELETE", `${path}/corrections/date`), 404);
        expect((await nora.send("DELETE", `${path}/corrections`)).status).toBe(204);
        expect(await (await nora.get(path)).json()).toMatchObject({ corrections: [] });
      }),
    );

    test(
      "are refused in words where they say nothing, speak of no record, or of somebody else's",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const path = `/api/documents/${await uploadOne(nora)}`;
        for (const body of [{}, { change: {} }, { change: { type: "text", page: 0 } }, { change: { type: "fact" } }]) {
          await expectProblem(await nora.send("PUT", `${path}/corrections/a`, body), 400);
        }
        const empty = { change: { type: "title", title: "  " } };
        expect(await expectProblem(await nora.send("PUT", `${path}/corrections/a`, empty), 400)).toBe(
          "Please write a title first.",
        );
        await expectProblem(await nora.send("PUT", `${path}/corrections/a%20b`, title), 404);
        await expectProblem(await nora.send("PUT", "/api/documents/none/corrections/a", title), 404);
        await expectProblem(await other.send("PUT", `${path}/corrections/a`, title), 404);
        await expectProblem(await other.send("DELETE", `${path}/corrections`), 404);
        await expectProblem(await home.fetch(`${path}/corrections/a`, { method: "DELETE" }), 401);
        expect(await (await nora.get(path)).json()).toMatchObject({ corrections: [] });
      }),
    );

    test(
      "are not for what the patient wrote in the app: that is written anew",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const entry = { kind: "note", date: "2025-05-20", text: "I slept well." };
        const { id } = (await (await nora.post("/api/entries", entry)).json()) as { id: string };
        await expectProblem(await nora.send("PUT", `/api/documents/${id}/corrections/title`, title), 409);
      }),
    );
  });
}
