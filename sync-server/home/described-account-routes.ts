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
    unlimited: true,
  },
  {
    method: "get",
    path: `${at}/ready`,
    summary: "Requests can be answered: what is kept can be read, and the server is not about to stop.",
    answer: z.object({ status: z.literal("ready") }),
    open: true,
    unlimited: true,
  },
  {
    method: "get",
    path: `${at}/openapi.json`,
    summary: "This document.",
    answer: z.looseObject({ openapi: z.string() }),
    open: true,
    unlimited: true,
  },
  {
    method: "post",
    path: `${at}/auth/register`,
    summary: "Makes an account: assisted, or private where a vault comes along.",
    body: contract.registerRequestSchema,
    answer: contract.sessionResponseSchema,
    status: 201,
    open: true,
    problems: [409],
  },
  {
    method: "post",
    path: `${at}/auth/login`,
    summary: "Begins a session.",
    body: contract.loginRequestSchema,
    answer: contract.sessionResponseSchema,
    open: true,
    problems: [401],
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
  },
  {
    method: "post",
    path: `${at}/auth/recover`,
    summary: "Sets a new password by a recovery code.",
    body: contract.recoverRequestSchema,
    answer: contract.sessionResponseSchema,
    open: true,
    problems: [401],
  },
  {
    method: "post",
    path: `${at}/auth/password`,
    summary: "Changes the password.",
    body: contract.passwordRequestSchema,
    status: 204,
  },
  {
    method: "put",
    path: `${at}/auth/recovery`,
    summary: "Sets or replaces the recovery code; asks for the password.",
    body: contract.recoveryRequestSchema,
    status: 204,
  },
  {
    method: "get",
    path: `${at}/auth/account`,
    summary: "The account: who, of which kind, and its vault.",
    answer: contract.accountResponseSchema,
  },
  {
    method: "delete",
    path: `${at}/auth/account`,
    summary: "Deletes the account with everything that is kept of it.",
    body: contract.accountDeletionRequestSchema,
    status: 204,
    problems: [400, 413, 415],
  },
  {
    method: "post",
    path: `${at}/auth/kind`,
    summary:
      "Makes the account private (with a vault) or assisted (without one). What the server has of its records goes.",
    body: contract.kindRequestSchema,
    status: 204,
    problems: [400, 413, 415],
  },
  {
    method: "get",
    path: `${at}/auth/sessions`,
    summary: "The account's live sessions.",
    answer: contract.sessionListSchema,
  },
  {
    method: "delete",
    path: `${at}/auth/sessions/{id}`,
    summary: "Ends one of them.",
    status: 204,
    problems: [404],
  },
];
