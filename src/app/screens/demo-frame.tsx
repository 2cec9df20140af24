import type { ReactNode } from "react";
import { ApiError } from "#api/api-error.ts";
import { demoCalls } from "#app/demo-calls.ts";
import { useLoaded } from "#app/use-loaded.ts";
import type { ProcessedCase } from "#demo/processed-files.ts";
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
  const [sample, demo] = await Promise.all([demoCalls.sample(), caseOnDevice()]);
  return { sample, demo };
}

/** So long the page waits for her case where the rest has arrived. In milliseconds. */
const patience = 5000;

/** Cut off before her case has arrived, the page stands with what has. */
async function caseOnDevice(): Promise<ProcessedCase | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const arriving = import("#app/demo-home.ts").then(({ readDemoCase }) => readDemoCase());
  try {
    return await Promise.race([arriving, tooLate]);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** A screen over Nora's sample data and, where it has arrived, her case: says that it loads, or that there is no such persona. */
export function WithSample(props: { children: (sample: SampleData, demo: ProcessedCase | undefined) => ReactNode }) {
  const sample = useLoaded("demo-sample", loadSample);
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
      {(loaded) => props.children(loaded.sample, loaded.demo)}
    </Loaded>
  );
}

function failureOf(sample: ReturnType<typeof useLoaded>): string {
  const missing = sample.state === "failed" && sample.error instanceof ApiError && sample.error.status === 404;
  return missing ? texts.errors.personaMissing : texts.errors.personaFailed;
}
