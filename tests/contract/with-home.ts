import type { Answering } from "#core/domain/store.ts";
import { sampleAnswer } from "../support/record-samples.ts";
import type { ApiHomeUnderTest, MakeApiHome } from "./api-home.ts";

const echo: Answering = async (_store, { question }) => sampleAnswer(`You asked: ${question}`);

/** A test body that gets a home without accounts and leaves nothing behind. */
export function withHome(
  makeHome: MakeApiHome,
  body: (home: ApiHomeUnderTest) => Promise<void>,
  answering: Answering = echo,
): () => Promise<void> {
  return async () => {
    const home = await makeHome({ answering });
    try {
      await body(home);
    } finally {
      await home.close?.();
    }
  };
}
