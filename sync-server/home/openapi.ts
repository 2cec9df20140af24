import { z } from "zod/mini";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { apiProblems } from "#api/errors.ts";
import { accountRoutes } from "./described-account-routes.ts";
import { recordRoutes } from "./described-record-routes.ts";
import type { DescribedRoute } from "./described-route.ts";
import { syncRoutes } from "./described-sync-routes.ts";

/** Every route of the server. A test compares it with what the server answers to. */
export const describedRoutes: readonly DescribedRoute[] = [...accountRoutes, ...recordRoutes, ...syncRoutes];

function sentencesOf(status: number): string {
  const sentences = Object.values(apiProblems).filter((problem) => problem.status === status);
  return [...new Set(sentences.map(({ message }) => message))].join(" / ") || "Something went wrong.";
}

/** Every error status of a route, lowest first: what the server's layers answer by themselves, and its own. */
export function problemStatuses(route: DescribedRoute): number[] {
  const { method, path, body, query, open, unlimited, problems = [] } = route;
  const speaksVersion = /^\/api\/(?:sync|blobs)\//.test(path);
  const all = new Set([
    ...problems,
    ...(open ? [] : [401]),
    ...(method === "get" ? [] : [403]),
    ...(body === undefined ? [] : [400, 413]),
    ...(body === undefined || body === "bytes" ? [] : [415]),
    ...(query === undefined ? [] : [400]),
    ...(speaksVersion ? [400, 426] : []),
    ...(unlimited ? [] : [429]),
    500,
  ]);
  return [...all].sort((one, other) => one - other);
}

function responsesOf(route: DescribedRoute) {
  const { answer, status = 200 } = route;
  const content =
    answer === undefined
      ? {}
      : answer === "bytes"
        ? { content: { "application/octet-stream": {} } }
        : answer === "events"
          ? { content: { "text/event-stream": {} } }
          : { content: { "application/json": { schema: answer } } };
  const errors = problemStatuses(route).map((code) => [
    String(code),
    { description: sentencesOf(code), content: { "text/plain": {} } },
  ]);
  return { [String(status)]: { description: "What was asked for.", ...content }, ...Object.fromEntries(errors) };
}

function bodyOf(body: DescribedRoute["body"]) {
  if (body === undefined) return {};
  if (body === "files") {
    const schema = {
      type: "object" as const,
      properties: { files: { type: "array" as const, items: { type: "string" as const, format: "binary" } } },
    };
    return { requestBody: { content: { "multipart/form-data": { schema } } } };
  }
  if (body === "bytes") return { requestBody: { content: { "application/octet-stream": {} } } };
  return { requestBody: { content: { "application/json": { schema: body } } } };
}

/** The OpenAPI document of the server, made from the schemas that the routes parse with. */
export function openApiDocument(version: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of describedRoutes) {
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? "", z.string()] as const);
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: {
        summary: route.summary,
        ...(route.open ? { security: [] } : {}),
        ...(named.length === 0 && route.query === undefined
          ? {}
          : {
              requestParams: {
                ...(named.length === 0 ? {} : { path: z.object(Object.fromEntries(named)) }),
                ...(route.query === undefined ? {} : { query: route.query }),
              },
            }),
        ...bodyOf(route.body),
        responses: responsesOf(route),
      },
    };
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Red Thread", version, description: "Every error body is one sentence in plain text." },
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    paths,
  });
}
