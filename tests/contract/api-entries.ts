import { describe, expect, test } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { type MakeApiHome, pdfFile, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

const path = "/api/entries";
const checkIn = { kind: "check-in", date: "2025-05-20", pain: 6, symptom: { name: "headache", severity: 4 } };

export function entryRouteTests(makeHome: MakeApiHome): void {
  describe("what the patient writes", () => {
    test(
      "becomes a record of its own, whose file is the entry, and can be written anew and deleted",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const response = await nora.post(path, checkIn);
        expect(response.status).toBe(201);
        const document = (await response.json()) as MedicalDocument;
        expect(document).toMatchObject({
          id: expect.any(String),
          type: "entry",
          originalFilename: "Check-in, 20 May 2025",
          mediaType: "application/vnd.red-thread.entry+json",
        });
        const file = `/api/documents/${document.id}/file`;
        expect(JSON.parse(await (await nora.get(file)).text())).toEqual(checkIn);

        const edited = await nora.send("PUT", `${path}/${document.id}`, { ...checkIn, date: "2025-05-19", pain: 2 });
        expect(await edited.json()).toMatchObject({
          id: document.id,
          uploadedAt: document.uploadedAt,
          originalFilename: "Check-in, 19 May 2025",
        });
        expect(JSON.parse(await (await nora.get(file)).text())).toMatchObject({ pain: 2, date: "2025-05-19" });
        expect(await (await nora.get("/api/documents")).json()).toHaveLength(1);
        expect((await nora.send("DELETE", `/api/documents/${document.id}`)).status).toBe(204);
        await expectProblem(await nora.send("PUT", `${path}/${document.id}`, checkIn), 404);
      }),
    );

    test(
      "is refused where it says nothing, is of a day to come, or of no kind; an uploaded file cannot be rewritten",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const refused = [
          { kind: "check-in", date: "2025-05-20" },
          { ...checkIn, pain: 11 },
          { ...checkIn, date: "2999-01-01" },
          { kind: "letter", date: "2025-05-20", text: "Dear" },
        ];
        for (const entry of refused) await expectProblem(await nora.post(path, entry), 400);
        const { documents } = (await (await nora.upload([pdfFile("letter.pdf")])).json()) as {
          documents: MedicalDocument[];
        };
        await expectProblem(await nora.send("PUT", `${path}/${documents[0]?.id}`, checkIn), 404);
        expect(await (await nora.get("/api/documents")).json()).toHaveLength(1);
      }),
    );

    test(
      "belongs to one person",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const { id } = (await (await nora.post(path, checkIn)).json()) as MedicalDocument;
        await expectProblem(await other.send("PUT", `${path}/${id}`, checkIn), 404);
        await expectProblem(await home.fetch(path, { method: "POST" }), 401);
        expect(await (await other.get("/api/documents")).json()).toEqual([]);
      }),
    );
  });
}
