import { describe, expect, test } from "vitest";
import type { UploadResponse } from "#api/contract.ts";
import { failureSentences } from "#core/domain/failure.ts";
import { type Caller, type MakeApiHome, pdfFile, signUp } from "./api-home.ts";
import { expectProblem } from "./expect-problem.ts";
import { withHome } from "./with-home.ts";

async function uploadAll(caller: Caller, ...files: File[]): Promise<UploadResponse> {
  const response = await caller.upload(files);
  expect(response.status).toBe(201);
  return (await response.json()) as UploadResponse;
}

async function uploadOne(caller: Caller, file: File) {
  const [document] = (await uploadAll(caller, file)).documents;
  if (document === undefined) throw new Error("The upload answered no document.");
  return document;
}

const tooLarge = () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], "scan.pdf", { type: "application/pdf" });

export function documentRouteTests(makeHome: MakeApiHome): void {
  describe("documents", () => {
    test(
      "uploaded files are listed, newest first, and told with everything that was read of them",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const result = await uploadAll(nora, pdfFile("first.pdf"), pdfFile("Прививки 予防.pdf"));
        expect(result.refused).toEqual([]);
        expect(result.documents).toMatchObject([
          { type: "pdf", originalFilename: "first.pdf", processingStatus: "pending", mediaType: "application/pdf" },
          { originalFilename: "Прививки 予防.pdf" },
        ]);
        const list = (await (await nora.get("/api/documents")).json()) as { id: string }[];
        expect(list.map(({ id }) => id)).toEqual(result.documents.map(({ id }) => id).reverse());
        const details = await nora.get(`/api/documents/${result.documents[0]?.id}`);
        expect(details.status).toBe(200);
        expect(await details.json()).toMatchObject({ originalFilename: "first.pdf", pages: [], facts: [] });
      }),
    );

    test(
      "a file comes back to the byte, as a download of its own kind",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) & 255);
        bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
        const { id } = await uploadOne(nora, new File([bytes], "Bild '1'; x=ü.pdf", { type: "text/html" }));
        const response = await nora.get(`/api/documents/${id}/file`);
        expect(response.status).toBe(200);
        expect(response.headers.get("Content-Type")).toBe("image/png");
        expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(response.headers.get("Content-Disposition")).toBe(
          "attachment; filename*=UTF-8''Bild%20%271%27%3B%20x%3D%C3%BC.pdf",
        );
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      }),
    );

    test(
      "what cannot be read is stored as failed and says why",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const { documents } = await uploadAll(
          nora,
          new File(["PK\u0003\u0004 a drawing"], "drawing.odg"),
          new File(["just words, no document"], "letter.pdf", { type: "application/pdf" }),
          new File([], "nothing.pdf"),
        );
        expect(documents.map(({ processingStatus, failure }) => [processingStatus, failure?.code])).toEqual([
          ["failed", "unsupported-type"],
          ["failed", "mislabelled"],
          ["failed", "empty"],
        ]);
        expect(documents[1]?.failure?.message).toBe(failureSentences.mislabelled);
      }),
    );

    test(
      "a file over 10 MB is refused by name, and the others of its batch are stored",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const result = await uploadAll(nora, tooLarge(), pdfFile("small.pdf"));
        expect(result.documents.map(({ originalFilename }) => originalFilename)).toEqual(["small.pdf"]);
        expect(result.refused).toEqual([
          { originalFilename: "scan.pdf", code: "too-large", message: failureSentences["too-large"] },
        ]);
        expect(await (await nora.get("/api/documents")).json()).toHaveLength(1);
        expect(await expectProblem(await nora.upload([tooLarge()]), 413)).toBe(failureSentences["too-large"]);
      }),
    );

    test(
      "the same file twice makes two documents with one hash",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const first = await uploadOne(nora, pdfFile("a.pdf"));
        const second = await uploadOne(nora, pdfFile("b.pdf"));
        expect(first.id).not.toBe(second.id);
        expect(first.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(second.sha256).toBe(first.sha256);
      }),
    );

    test(
      "retry makes a failed document pending without its reason",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const { id } = await uploadOne(nora, new File(["words"], "notes.json"));
        const response = await nora.post(`/api/documents/${id}/retry`, {});
        expect(response.status).toBe(200);
        const retried = await response.json();
        expect(retried).toMatchObject({ id, processingStatus: "pending" });
        expect(retried).not.toHaveProperty("failure");
      }),
    );

    test(
      "a password has a document read again, and is told by no answer",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const { id } = await uploadOne(nora, pdfFile("locked.pdf"));
        const response = await nora.post(`/api/documents/${id}/unlock`, { password: "open sesame" });
        expect(response.status).toBe(200);
        const unlocked = await response.text();
        expect(JSON.parse(unlocked)).toMatchObject({ id, processingStatus: "pending" });
        expect(unlocked).not.toContain("sesame");
        expect(await (await nora.get(`/api/documents/${id}`)).text()).not.toContain("sesame");
        await expectProblem(await nora.post(`/api/documents/${id}/unlock`, { password: "" }), 400);
        await expectProblem(await nora.post("/api/documents/none/unlock", { password: "x" }), 404);
        const other = await signUp(home, "other@example.org");
        await expectProblem(await other.post(`/api/documents/${id}/unlock`, { password: "x" }), 404);
      }),
    );

    test(
      "a deleted document is gone with its file",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const { id } = await uploadOne(nora, pdfFile("a.pdf"));
        expect((await nora.send("DELETE", `/api/documents/${id}`)).status).toBe(204);
        await expectProblem(await nora.send("DELETE", `/api/documents/${id}`), 404);
        await expectProblem(await nora.get(`/api/documents/${id}`), 404);
        await expectProblem(await nora.get(`/api/documents/${id}/file`), 404);
        await expectProblem(await nora.post(`/api/documents/${id}/retry`, {}), 404);
        expect(await (await nora.get("/api/documents")).json()).toEqual([]);
      }),
    );

    test(
      "what was deleted lies in the bin, comes back, and goes for good only from there",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const { id } = await uploadOne(nora, pdfFile("a.pdf"));
        await expectProblem(await nora.send("DELETE", `/api/bin/${id}`), 404);
        await expectProblem(await nora.post(`/api/bin/${id}/restore`, {}), 404);
        await nora.send("DELETE", `/api/documents/${id}`);
        const binned = await (await nora.get("/api/bin")).json();
        expect(binned).toMatchObject([{ document: { id, originalFilename: "a.pdf" } }]);
        expect(await (await other.get("/api/bin")).json()).toEqual([]);
        await expectProblem(await other.post(`/api/bin/${id}/restore`, {}), 404);
        await expectProblem(await other.send("DELETE", `/api/bin/${id}`), 404);

        const restored = await nora.post(`/api/bin/${id}/restore`, {});
        expect(restored.status).toBe(200);
        expect(await restored.json()).toMatchObject({ id });
        expect((await nora.get(`/api/documents/${id}/file`)).status).toBe(200);
        expect(await (await nora.get("/api/bin")).json()).toEqual([]);

        await nora.send("DELETE", `/api/documents/${id}`);
        expect((await nora.send("DELETE", `/api/bin/${id}`)).status).toBe(204);
        await expectProblem(await nora.send("DELETE", `/api/bin/${id}`), 404);
        await expectProblem(await nora.post(`/api/bin/${id}/restore`, {}), 404);
      }),
    );

    test(
      "another account sees, reads, retries and deletes none of it",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const other = await signUp(home, "other@example.org");
        const { id } = await uploadOne(nora, pdfFile("private.pdf"));
        expect(await (await other.get("/api/documents")).json()).toEqual([]);
        await expectProblem(await other.get(`/api/documents/${id}`), 404);
        await expectProblem(await other.get(`/api/documents/${id}/file`), 404);
        await expectProblem(await other.post(`/api/documents/${id}/retry`, {}), 404);
        await expectProblem(await other.send("DELETE", `/api/documents/${id}`), 404);
        expect((await nora.get(`/api/documents/${id}/file`)).status).toBe(200);
      }),
    );

    test(
      "an upload without files, without a form, or with a broken one says so",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        const authorization = { Authorization: `Bearer ${nora.token}` };
        await expectProblem(await nora.upload([]), 400);
        await expectProblem(await nora.post("/api/documents/upload", { files: [] }), 415);
        const wordsOnly = new FormData();
        wordsOnly.append("files", "not a file");
        const words = { method: "POST", body: wordsOnly, headers: authorization };
        await expectProblem(await home.fetch("/api/documents/upload", words), 400);
        const broken = {
          method: "POST",
          body: "--x\r\nnothing",
          headers: { ...authorization, "Content-Type": "multipart/form-data; boundary=x" },
        };
        await expectProblem(await home.fetch("/api/documents/upload", broken), 400);
        const many = Array.from({ length: 51 }, (_, index) => pdfFile(`${index}.pdf`));
        await expectProblem(await nora.upload(many), 400);
        expect(await (await nora.get("/api/documents")).json()).toEqual([]);
      }),
    );

    test(
      "insights are an honest empty list until there are any",
      withHome(makeHome, async (home) => {
        const nora = await signUp(home, "nora@example.org");
        expect(await (await nora.get("/api/insights")).json()).toEqual([]);
      }),
    );
  });
}
