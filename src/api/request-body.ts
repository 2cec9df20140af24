import { createMiddleware } from "hono/factory";
import type { z } from "zod/mini";
import { maximumJsonLength } from "./contract.ts";
import { answerProblem, apiProblems } from "./errors.ts";
import type { UploadedFile } from "./use-cases/add-documents.ts";

/**
 * Reads the JSON body into `c.get("body")`, in the schema's shape. Anything else is answered: 415 for another content type, 413 for too
 * much, 400 with the sentence of the first thing that is wrong. No body at all counts as an empty object.
 */
export function jsonBody<Schema extends z.ZodMiniType>(schema: Schema, longest = maximumJsonLength) {
  return createMiddleware<{ Variables: { body: z.infer<Schema> } }>(async (c, next) => {
    const text = await c.req.text();
    if (text.length > longest) return answerProblem(c, "request-too-large");
    if (text !== "" && !/^application\/json\b/i.test(c.req.header("Content-Type") ?? "")) {
      return answerProblem(c, "not-json");
    }
    const json = parseJson(text === "" ? "{}" : text);
    if (json === undefined) return answerProblem(c, "malformed-json");
    const parsed = schema.safeParse(json.value);
    if (!parsed.success) return answerProblem(c, "invalid-request", sentenceOf(parsed.error));
    c.set("body", parsed.data);
    return next();
  });
}

/** Like {@link jsonBody}, for the query of a GET. */
export function queryOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return createMiddleware<{ Variables: { query: z.infer<Schema> } }>(async (c, next) => {
    const parsed = schema.safeParse(c.req.query());
    if (!parsed.success) return answerProblem(c, "invalid-request", sentenceOf(parsed.error));
    c.set("query", parsed.data);
    return next();
  });
}

/** Reads the repeated form field `files` into `c.get("files")`. */
export const uploadedFiles = createMiddleware<{ Variables: { files: UploadedFile[] } }>(async (c, next) => {
  if (!/^multipart\/form-data\b/i.test(c.req.header("Content-Type") ?? "")) return answerProblem(c, "not-a-form");
  const form = await readForm(c.req.raw);
  if (form === undefined) return answerProblem(c, "malformed-form");
  const files = form.getAll("files").filter((entry) => typeof entry !== "string");
  c.set(
    "files",
    files.map((file) => ({ name: file.name, content: file })),
  );
  return next();
});

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

/** zod/mini has no words of its own: what a schema did not say is its default, and that is no sentence for a person. */
function sentenceOf(error: z.core.$ZodError): string {
  const [first] = error.issues;
  return first === undefined || first.message === "Invalid input"
    ? apiProblems["invalid-request"].message
    : first.message;
}
