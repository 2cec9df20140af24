import { Hono } from "hono";
import { unlockRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiHome, SignedInEnvironment } from "./home.ts";
import { jsonBody, uploadedFiles } from "./request-body.ts";
import { correctionRoutes } from "./routes-of-corrections.ts";
import { signedIn } from "./signed-in.ts";
import { uploadFiles } from "./upload-files.ts";
import { describeDocument } from "./use-cases/describe-document.ts";
import { retryDocument } from "./use-cases/retry-document.ts";
import { unlockDocument } from "./use-cases/unlock-document.ts";

/** `/api/documents*`: the records themselves. */
export function documentRoutes(home: ApiHome) {
  return new Hono<SignedInEnvironment>()
    .use(signedIn)
    .get("/", async (c) => c.json(await c.get("store").listDocuments()))
    .post("/upload", uploadedFiles, (c) => uploadFiles(home, c.get("store"), c.get("files")))
    .get("/:id", async (c) => {
      const details = await describeDocument(c.get("store"), c.req.param("id"));
      return details === undefined ? answerProblem(c, "no-document") : c.json(details);
    })
    .get("/:id/file", async (c) => {
      const document = await c.get("store").getDocument(c.req.param("id"));
      const content = document && (await c.get("store").getContent(document.id));
      if (document === undefined || content === undefined) return answerProblem(c, "no-file");
      return c.body(await content.arrayBuffer(), 200, fileHeaders(document.mediaType, document.originalFilename));
    })
    .post("/:id/retry", async (c) => {
      const outcome = await retryDocument(c.get("store"), c.req.param("id"), home.now());
      if (!outcome.ok) return answerProblem(c, outcome.failure);
      home.wake(c.get("store"));
      return c.json(outcome.value);
    })
    .post("/:id/unlock", jsonBody(unlockRequestSchema), async (c) => {
      const request = { id: c.req.param("id"), password: c.get("body").password };
      const outcome = await unlockDocument(c.get("store"), request, home);
      return outcome.ok ? c.json(outcome.value) : answerProblem(c, outcome.failure);
    })
    .route("/", correctionRoutes(home))
    .delete("/:id", async (c) => {
      const deleted = await c.get("store").binDocument(c.req.param("id"), home.now().getTime());
      return deleted ? c.body(null, 204) : answerProblem(c, "no-document");
    });
}

/** The file is handed over as a download of its true kind: nothing that was uploaded ever runs as a page of this origin. */
function fileHeaders(mediaType: string, filename: string): Record<string, string> {
  // RFC 8187: attr-char only; encodeURIComponent leaves five characters that are not.
  const encoded = encodeURIComponent(filename).replace(/['()*!]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  return {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename*=UTF-8''${encoded}`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
