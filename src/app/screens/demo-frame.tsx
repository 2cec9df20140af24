import type { ReactNode } from "react";
import { ApiError } from "#api/api-error.ts";
import { demoCalls } from "#app/demo-calls.ts";
import { NotHereYet } from "#app/not-here-yet.tsx";
import { useOffline } from "#app/offline/status-store.ts";
import { useLoaded } from "#app/use-loaded.ts";
import type { SampleData } from "#demo/sample-data.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { navigationTexts } from "#features/texts/navigation.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** Both at once: a part that came later would push what somebody is reading. */
async function loadSample() {
  const [sample, now] = await Promise.all([demoCalls.sample(), nowOnDevice()]);
  return { sample, now };
}

/** So long the page waits for what Nora sees first, where the rest has arrived. In milliseconds. */
const patience = 5000;

/** What Nora sees first comes after the parts without which the demo has no page: cut off before it, the page stands without. */
async function nowOnDevice(): Promise<ReactNode> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const nora = import("#app/demo-home.ts").then(({ readDemoCase }) => readDemoCase());
  const arriving = Promise.all([import("./demo-now.tsx"), nora]).then(([{ DemoNow }, demo]) => <DemoNow {...demo} />);
  try {
    return await Promise.race([arriving, tooLate]);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** A screen over Nora's sample data, with what she sees first where that has arrived: says that it loads, or that there is no such persona. */
export function WithSample(props: { children: (sample: SampleData, now: ReactNode) => ReactNode }) {
  const sample = useLoaded("demo-sample", loadSample);
  const isComing = useOffline(({ status }) => status?.missing.demo !== undefined);
  // Cut off in the middle of the demo's coming: that is no failure of it, and ends by itself.
  if (sample.state === "failed" && isComing) return <NotHereYet />;
  return (
    <Loaded
      result={sample}
      loading={
        <p role="status" className="mx-auto flex w-full max-w-6xl items-center gap-2 px-5 py-10 text-soft">
          <Spinner />
          {demoTexts.loading}
        </p>
      }
      failed={
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-5 py-10">
          <h1 className="font-medium font-serif text-title">{navigationTexts.demo}</h1>
          <ErrorState title={failureOf(sample)} />
          <p>
            <Button onClick={() => location.reload()}>{texts.chrome.reload}</Button>
          </p>
        </div>
      }
    >
      {(loaded) => props.children(loaded.sample, loaded.now)}
    </Loaded>
  );
}

function failureOf(sample: ReturnType<typeof useLoaded>): string {
  const missing = sample.state === "failed" && sample.error instanceof ApiError && sample.error.status === 404;
  return missing ? texts.errors.personaMissing : texts.errors.personaFailed;
}
