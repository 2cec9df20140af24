import { Download, Share2 } from "lucide-react";
import { useState } from "react";
import type { DemoThread } from "#demo/demo-thread.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { Button } from "#ui/button.tsx";
import { ThreadMark } from "#ui/thread.tsx";

const words = demoTexts.trends;

/** The one thing to take to the next appointment, and two ways of taking it. */
export function KeyDiscovery(props: {
  discovery: DemoThread;
  share: () => Promise<void>;
  download: () => Promise<void>;
}) {
  const [busy, setBusy] = useState<"share" | "download">();
  const { discovery } = props;

  async function run(which: "share" | "download") {
    setBusy(which);
    await props[which]();
    setBusy(undefined);
  }

  return (
    <section
      aria-labelledby="discovery-heading"
      className="flex flex-col gap-4 rounded-card border border-line bg-wash p-5 sm:p-7"
    >
      <ThreadMark className="h-5 w-auto self-start text-thread" />
      <h2 id="discovery-heading" className="font-semibold">
        {words.discovery}
      </h2>
      <p lang="en" className="measure font-medium font-serif text-title">
        {discovery.insight}
      </p>
      <p lang="en" className="measure">
        {discovery.clinicalRelevance}
      </p>
      {discovery.recommendedAction && (
        <p className="measure">
          <span className="font-semibold">{demoTexts.insights.ask}</span>{" "}
          <span lang="en">{discovery.recommendedAction}</span>
        </p>
      )}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button
          variant="primary"
          busy={busy === "share"}
          onClick={() => run("share")}
          icon={<Share2 aria-hidden="true" className="size-5" />}
        >
          {words.share}
        </Button>
        <Button
          busy={busy === "download"}
          onClick={() => run("download")}
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          {words.download}
        </Button>
      </div>
    </section>
  );
}
