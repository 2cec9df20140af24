import { z } from "zod/mini";
import * as contract from "#api/contract.ts";
import type { DescribedRoute } from "./described-route.ts";

const at = "/api";

/** Who somebody is. */
export const accountRoutes: readonly DescribedRoute[] = [
  {
    method: "get",
    path: `${at}/health`,
    summary: "The server is well.",
    answer: z.object({ status: z.literal("ok"), version: z.string() }),
    open: true,
  },
  {
    method: "post",
    path: `${at}/auth/register`,
    summary: "Makes an account: assisted, or private where a vault comes along.",
    body: contract.registerRequestSchema,
    answer: contract.sessionResponseSchema,
    status: 201,
    open: true,
    problems: [400, 409, 413, 415],
  },
  {
    method: "post",
    path: `${at}/auth/login`,
    summary: "Begins a session.",
    body: contract.loginRequestSchema,
    answer: contract.sessionResponseSchema,
    open: true,
    problems: [400, 401, 413, 415],
  },
  { method: "get", path: `${at}/auth/me`, summary: "Who is signed in.", answer: contract.userResponseSchema },
  { method: "post", path: `${at}/auth/logout`, summary: "Ends the session.", status: 204, open: true },
  {
    method: "get",
    path: `${at}/auth/vault`,
    summary: "What a recovery code opens.",
    query: contract.recoveryQuerySchema,
    answer: contract.recoveryVaultResponseSchema,
    open: true,
    problems: [400],
  },
  {
    method: "post",
    path: `${at}/auth/recover`,
    summary: "Sets a new password by a recovery code.",
    body: contract.recoverRequestSchema,
    answer: contract.sessionResponseSchema,
    open: true,
    problems: [400, 401, 413, 415],
  },
  {
    method: "post",
    path: `${at}/auth/password`,
    summary: "Changes the password.",
    body: contract.passwordRequestSchema,
    status: 204,
    problems: [400, 413, 415],
  },
  {
    method: "put",
    path: `${at}/auth/recovery`,
    summary: "Sets or replaces the recovery code.",
    body: contract.recoveryRequestSchema,
    status: 204,
    problems: [400, 413, 415],
  },
];
