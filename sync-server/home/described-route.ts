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
  /** Answered however often it is asked. */
  unlimited?: true;
  /** The route's own error statuses, beside those that follow from its other properties (`problemStatuses`). */
  problems?: number[];
}
