import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { environmentVariables, readConfiguration } from "../../sync-server/configuration.ts";
import { nobodyTrusted } from "../../sync-server/guards/who-asks.ts";

const day = 86_400_000;
const limits = {
  requestsPerMinute: 600,
  sessions: { idleMs: 30 * day, totalMs: 180 * day },
  signInsPerMinute: 10,
  quota: { bytes: 5_120 * 1024 * 1024, records: 20_000, streams: 20 },
  registration: "open",
  isTrusted: nobodyTrusted,
  logsRequests: true,
  drainMs: 0,
  metricsPort: undefined,
  models: undefined,
};

it("has a value for everything that is not set", () => {
  const expected = {
    ok: true,
    value: { ...limits, port: 8787, host: undefined, storage: { dataFolder: "/srv/app/data" } },
  };
  expect(readConfiguration({}, "/srv/app")).toEqual(expected);
  expect(readConfiguration({ PORT: "", HOST: " ", DATA_DIR: "" }, "/srv/app")).toEqual(expected);
});

it("reads every variable", () => {
  expect(readConfiguration({ PORT: " 80 ", HOST: "127.0.0.1", DATA_DIR: "records" }, "/srv/app")).toEqual({
    ok: true,
    value: { ...limits, port: 80, host: "127.0.0.1", storage: { dataFolder: "/srv/app/records" } },
  });
  expect(readConfiguration({ PORT: "0", DATA_DIR: "/var/records" }, "/srv/app")).toMatchObject({
    value: { port: 0, storage: { dataFolder: "/var/records" } },
  });
});

it("reads after how many days sessions end", () => {
  expect(readConfiguration({ SESSION_IDLE_DAYS: "7", SESSION_TOTAL_DAYS: "90" }, "/")).toMatchObject({
    value: { sessions: { idleMs: 7 * day, totalMs: 90 * day } },
  });
  expect(readConfiguration({ SESSION_IDLE_DAYS: "0" }, "/")).toEqual({
    ok: false,
    failure: 'SESSION_IDLE_DAYS must be a whole number of days from 1 to 9999; it is "0".',
  });
});

it.each(["0", "-1", "many", "1.5"])("refuses REQUESTS_PER_MINUTE=%s in one sentence", (REQUESTS_PER_MINUTE) => {
  expect(readConfiguration({ REQUESTS_PER_MINUTE }, "/")).toEqual({
    ok: false,
    failure: `REQUESTS_PER_MINUTE must be a whole number from 1; it is "${REQUESTS_PER_MINUTE}".`,
  });
});

it.each(["abc", "-1", "65536", "1.5", "0x50", "8787abc", "1e3"])("refuses PORT=%s in one sentence", (PORT) => {
  expect(readConfiguration({ PORT }, "/")).toEqual({
    ok: false,
    failure: `PORT must be a whole number from 0 to 65535; it is "${PORT}".`,
  });
});

it("reads whether requests are logged, and refuses anything else in one sentence", () => {
  expect(readConfiguration({ LOG_REQUESTS: "off" }, "/")).toMatchObject({ value: { logsRequests: false } });
  expect(readConfiguration({ LOG_REQUESTS: "maybe" }, "/")).toEqual({
    ok: false,
    failure: 'LOG_REQUESTS must be "on" or "off"; it is "maybe".',
  });
});

it("reads exactly the variables that the README names", async () => {
  const readme = await readFile("README.md", "utf8");
  const section = readme.slice(
    readme.indexOf("### Settings of `npm start`"),
    readme.indexOf("### Settings of `npm test`"),
  );
  const named = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map((match) => match[1]);
  expect(named.sort()).toEqual([...environmentVariables].sort());
  // No other file of the server reads the environment for itself; npm's own variable tells the launcher who started it.
  const { readdir } = await import("node:fs/promises");
  for (const file of await readdir("sync-server", { recursive: true })) {
    if (!/\.(?:ts|mjs)$/.test(file)) continue;
    const read = [...(await readFile(`sync-server/${file}`, "utf8")).matchAll(/process\.env\b(?!,)[.\w[\]"]*/g)];
    expect(
      read.map(([words]) => words).filter((words) => words !== "process.env.npm_lifecycle_event"),
      file,
    ).toEqual([]);
  }
});

it("reads who may make an account, what it may keep, and whose word is taken; anything else is one sentence", () => {
  const given = { REGISTRATION: "invitation", ACCOUNT_MEGABYTES: "10", ACCOUNT_RECORDS: "7", ACCOUNT_STREAMS: "2" };
  expect(readConfiguration(given, "/")).toMatchObject({
    value: { registration: "invitation", quota: { bytes: 10 * 1024 * 1024, records: 7, streams: 2 } },
  });
  expect(readConfiguration({ REGISTRATION: "friends" }, "/")).toEqual({
    ok: false,
    failure: 'REGISTRATION must be "open", "invitation" or "closed"; it is "friends".',
  });
  const trusting = readConfiguration({ TRUSTED_PROXY: "127.0.0.1, 10.0.0.0/8" }, "/");
  if (!trusting.ok) throw new Error(trusting.failure);
  expect(["127.0.0.1", "10.9.9.9", "192.0.2.1"].map(trusting.value.isTrusted)).toEqual([true, true, false]);
  expect(readConfiguration({ TRUSTED_PROXY: "localhost" }, "/")).toMatchObject({
    failure: expect.stringContaining("TRUSTED_PROXY must be addresses or networks"),
  });
});

it("refuses a MODEL_BASE_URL that is no address, in one sentence", () => {
  expect(readConfiguration({ MODEL_BASE_URL: "models" }, "/")).toEqual({
    ok: false,
    failure: 'MODEL_BASE_URL must be an address that begins with https://, http:// or file:///; it is "models".',
  });
  expect(readConfiguration({ MODEL_BASE_URL: "https://a.example/models" }, "/")).toMatchObject({
    value: { models: { kind: "elsewhere", address: "https://a.example/models/" } },
  });
});

it("refuses an address of a database that is none, and never prints the password in it", () => {
  const failure = "DATABASE_URL must be an address that begins with postgres://.";
  expect(readConfiguration({ DATABASE_URL: "mysql://me:secret@host/records" }, "/")).toEqual({ ok: false, failure });
  expect(readConfiguration({ DATABASE_URL: "postgres://me:secret@host/records" }, "/")).toMatchObject({
    value: { storage: { databaseUrl: "postgres://me:secret@host/records" } },
  });
});
