import { resolve } from "node:path";
import { z } from "zod/mini";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { AccountQuota } from "./guards/account-quota.ts";
import type { Registration } from "./guards/registration.ts";
import { nobodyTrusted, readTrustedProxies, type TrustedProxies } from "./guards/who-asks.ts";
import { type ModelFolder, readModelFolder } from "./model-folder.ts";
import { noS3Keys, readS3Place } from "./storage/s3-place.ts";
import type { StoragePlaces } from "./storage/server-storage.ts";

const wholeNumber = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number));
const days = (otherwise: number) => z._default(wholeNumber(/^[1-9]\d{0,3}$/), otherwise);
const dayMilliseconds = 86_400_000;
const fromOne = (otherwise: number) => z._default(wholeNumber(/^[1-9]\d{0,8}$/), otherwise);

const isS3 = (words: string) => readS3Place(words, noS3Keys) !== undefined;

/** Every environment variable that the server reads. An empty one counts as not set. */
const environmentSchema = z.object({
  PORT: z._default(z.pipe(wholeNumber(/^\d{1,5}$/), z.number().check(z.maximum(65_535))), 8787),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), "data"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\/\S+$/))),
  BLOBS: z._default(z.string().check(z.refine((words) => words === "folder" || isS3(words))), "folder"),
  BLOBS_BEFORE: z.optional(z.string().check(z.refine((words) => words === "folder" || isS3(words)))),
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  REQUESTS_PER_MINUTE: fromOne(600),
  SIGN_INS_PER_MINUTE: fromOne(10),
  ACCOUNT_MEGABYTES: fromOne(5_120),
  ACCOUNT_RECORDS: fromOne(20_000),
  ACCOUNT_STREAMS: fromOne(20),
  REGISTRATION: z._default(z.enum(["open", "invitation", "closed"]), "open"),
  TRUSTED_PROXY: z.optional(z.string().check(z.refine((words) => readTrustedProxies(words) !== undefined))),
  SESSION_IDLE_DAYS: days(30),
  SESSION_TOTAL_DAYS: days(180),
  DRAIN_SECONDS: z._default(wholeNumber(/^\d{1,3}$/), 0),
  METRICS_PORT: z.optional(z.pipe(wholeNumber(/^\d{1,5}$/), z.number().check(z.maximum(65_535)))),
  LOG_REQUESTS: z._default(z.enum(["on", "off"]), "on"),
  MODEL_BASE_URL: z.optional(z.string().check(z.refine((address) => readModelFolder(address) !== undefined))),
});

type Variable = keyof typeof environmentSchema.shape;

const expectations: Record<Variable, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "an address of this machine",
  DATA_DIR: "the path of a folder",
  DATABASE_URL: "an address that begins with postgres://",
  BLOBS: '"folder", or an S3 as in "s3://bucket/folder?endpoint=https://s3.example.org&region=eu-central-1"',
  BLOBS_BEFORE: '"folder", or an S3 as BLOBS names one',
  AWS_ACCESS_KEY_ID: "the name of a key of the S3",
  AWS_SECRET_ACCESS_KEY: "that key",
  REQUESTS_PER_MINUTE: "a whole number from 1",
  SIGN_INS_PER_MINUTE: "a whole number from 1",
  ACCOUNT_MEGABYTES: "a whole number from 1",
  ACCOUNT_RECORDS: "a whole number from 1",
  ACCOUNT_STREAMS: "a whole number from 1",
  REGISTRATION: '"open", "invitation" or "closed"',
  TRUSTED_PROXY: 'addresses or networks with commas between, as in "127.0.0.1, 10.0.0.0/8"',
  SESSION_IDLE_DAYS: "a whole number of days from 1 to 9999",
  SESSION_TOTAL_DAYS: "a whole number of days from 1 to 9999",
  DRAIN_SECONDS: "a whole number of seconds from 0 to 999",
  METRICS_PORT: "a whole number from 0 to 65535",
  LOG_REQUESTS: '"on" or "off"',
  MODEL_BASE_URL: "an address that begins with https://, http:// or file:///",
};

/** The names of all variables, so that a test finds each in the README. */
export const environmentVariables = Object.keys(expectations);

export interface Configuration {
  /** What one account may keep here, and how many streams of events it may have open. */
  quota: AccountQuota & { streams: number };
  /** Who may make an account. */
  registration: Registration;
  /** The proxies that are believed about whom they heard from. */
  isTrusted: TrustedProxies;
  /** Requests a minute from one address. */
  requestsPerMinute: number;
  /** Attempts a minute from one address to prove who one is. */
  signInsPerMinute: number;
  /** When sessions end by themselves. */
  sessions: { idleMs: number; totalMs: number };
  /** TCP port; 0 means any free one. */
  port: number;
  /** Network address to listen on; none means every address of the machine. */
  host: string | undefined;
  /** Where the server keeps its data; the folder's path is absolute. */
  storage: StoragePlaces;
  /** How long the server goes on answering after it was told to stop, and says that it is not ready. */
  drainMs: number;
  /** Whether each answered request is a line of the log. */
  logsRequests: boolean;
  /** The port that figures are told on; none means that nobody is told. */
  metricsPort: number | undefined;
  /** Where language models are downloaded from; none means the model hub. */
  models: ModelFolder | undefined;
}

/**
 * Reads the server's settings from environment variables. The failure is one sentence for the person who started the server.
 */
export function readConfiguration(
  environment: Record<string, string | undefined>,
  workingFolder: string,
): Outcome<Configuration, string> {
  const given = Object.fromEntries(environmentVariables.map((name) => [name, environment[name]?.trim() || undefined]));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as Variable;
    // An address may hold a password, and what is printed may lie in a log.
    const is = name === "DATABASE_URL" ? "" : `; it is "${environment[name]}"`;
    return fail(`${name} must be ${expectations[name]}${is}.`);
  }
  const { data } = parsed;
  const keys = { accessKeyId: data.AWS_ACCESS_KEY_ID, secretAccessKey: data.AWS_SECRET_ACCESS_KEY };
  return succeed({
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    signInsPerMinute: data.SIGN_INS_PER_MINUTE,
    quota: {
      bytes: data.ACCOUNT_MEGABYTES * 1024 * 1024,
      records: data.ACCOUNT_RECORDS,
      streams: data.ACCOUNT_STREAMS,
    },
    registration: data.REGISTRATION,
    isTrusted: (data.TRUSTED_PROXY === undefined ? undefined : readTrustedProxies(data.TRUSTED_PROXY)) ?? nobodyTrusted,
    port: data.PORT,
    host: data.HOST,
    storage: {
      dataFolder: resolve(workingFolder, data.DATA_DIR),
      databaseUrl: data.DATABASE_URL,
      s3: data.BLOBS === "folder" ? undefined : readS3Place(data.BLOBS, keys),
      s3Keys: data.AWS_ACCESS_KEY_ID === undefined ? undefined : keys,
      filesBefore: data.BLOBS_BEFORE === "folder" ? "folder" : readS3Place(data.BLOBS_BEFORE ?? "", keys),
    },
    drainMs: data.DRAIN_SECONDS * 1_000,
    metricsPort: data.METRICS_PORT,
    logsRequests: data.LOG_REQUESTS === "on",
    models: data.MODEL_BASE_URL === undefined ? undefined : readModelFolder(data.MODEL_BASE_URL),
    sessions: {
      idleMs: data.SESSION_IDLE_DAYS * dayMilliseconds,
      totalMs: data.SESSION_TOTAL_DAYS * dayMilliseconds,
    },
  });
}
