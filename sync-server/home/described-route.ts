import type { z } from "zod/mini";

type Schema = z.ZodMiniType;
type Method = "get" | "post" | "put" | "patch" | "delete";

export interface DescribedRoute {
  method: Method;
  path: string;
  summary: string;
  body?: Schema | "files" | "bytes";
  query?: z.ZodMiniObject;
  answer?: Schema | "bytes" | "events";
  status?: number;
  open?: true;
  /** Error statuses beside 429 and 500, and 401 where somebody has to be signed in. */
  problems?: number[];
}
