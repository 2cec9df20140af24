import { resolve } from "node:path";
import { z } from "zod/mini";
import { fail, type Outcome, succeed } from "#core/records/outcome.ts";

const portSchema = z._default(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
    z.number().check(z.minimum(0), z.maximum(65_535)),
  ),
  8787,
);

const perMinuteSchema = (otherwise: number) =>
  z._default(z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)), z.number()), otherwise);

export interface Configuration {
  /** Requests a minute from one address. */
  requestsPerMinute: number;
  /** Attempts a minute from one address to prove who one is. */
  signInsPerMinute: number;
  /** TCP port; 0 means any free one. */
  port: number;
  /** Network address to listen on; none means every address of the machine. */
  host: string | undefined;
  /** Absolute path of the folder that the server keeps its data in. */
  dataFolder: string;
}

/**
 * Reads the server's settings from environment variables. An empty variable counts as not set.
 * The failure is one sentence for the person who started the server.
 */
export function readConfiguration(
  environment: Record<string, string | undefined>,
  workingFolder: string,
): Outcome<Configuration, string> {
  const port = portSchema.safeParse(environment.PORT?.trim() || undefined);
  if (!port.success) {
    return fail(`PORT must be a whole number from 0 to 65535; it is "${environment.PORT}".`);
  }
  const limits = { REQUESTS_PER_MINUTE: 600, SIGN_INS_PER_MINUTE: 10 };
  const perMinute: Record<string, number> = {};
  for (const [name, otherwise] of Object.entries(limits)) {
    const parsed = perMinuteSchema(otherwise).safeParse(environment[name]?.trim() || undefined);
    if (!parsed.success) return fail(`${name} must be a whole number from 1; it is "${environment[name]}".`);
    perMinute[name] = parsed.data;
  }
  return succeed({
    requestsPerMinute: perMinute.REQUESTS_PER_MINUTE ?? limits.REQUESTS_PER_MINUTE,
    signInsPerMinute: perMinute.SIGN_INS_PER_MINUTE ?? limits.SIGN_INS_PER_MINUTE,
    port: port.data,
    host: environment.HOST?.trim() || undefined,
    dataFolder: resolve(workingFolder, environment.DATA_DIR?.trim() || "data"),
  });
}
