import { expect, test } from "vitest";
import type { Store } from "#core/domain/store.ts";
import { createRateLimit } from "../../../sync-server/guards/rate-limit.ts";
import { createAccountPipelines } from "../../../sync-server/home/account-pipelines.ts";
import { createAccountStores } from "../../../sync-server/home/account-stores.ts";
import { createMemoryStore } from "../../support/memory-store.ts";

test("of many accounts only the stores of those that came lately stay; one that is gone leaves at once", () => {
  const made: string[] = [];
  const stores = createAccountStores(
    (account) => {
      made.push(account);
      return { listInsights: async () => [] } as unknown as Store;
    },
    undefined,
    2,
  );
  const first = stores.of("a");
  stores.of("b");
  expect(stores.of("a")).toBe(first);
  expect(stores.accountOf(first)).toBe("a");
  stores.of("c");
  stores.of("a");
  expect(made).toEqual(["a", "b", "c"]);
  stores.of("b");
  stores.forget("a");
  expect(stores.of("a")).not.toBe(first);
  expect(made).toEqual(["a", "b", "c", "b", "a"]);
});

test("a crowd of callers is not remembered beyond its bound, and those that ask now are", () => {
  const limit = createRateLimit(1, () => 0, 3);
  expect(limit.allows("me")).toBe(true);
  for (let other = 0; other < 10; other++) {
    limit.allows(`other ${other}`);
    expect(limit.allows("me")).toBe(false);
  }
});

test("a pipeline that has nothing to do ends, and the next wake starts another; one that is forgotten is not kept", async () => {
  const started: string[] = [];
  const nothing = () => Promise.reject(new Error("There is nothing to read."));
  const pipelines = createAccountPipelines({
    readingOf: (account) => {
      started.push(account);
      return { readers: { pdf: nothing, image: nothing }, understand: nothing };
    },
    newId: () => "owner",
    onError: (error) => console.error(error),
    idleMs: 20,
  });
  const store = createMemoryStore();
  pipelines.wake("a", store);
  pipelines.wake("a", store);
  expect(started).toEqual(["a"]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  pipelines.wake("a", store);
  expect(started).toEqual(["a", "a"]);
  await pipelines.forget("a");
  pipelines.wake("a", store);
  expect(started).toEqual(["a", "a", "a"]);
  await pipelines.stop();
});
