import { ChartSpline, Download, FileUp, MessageCircle } from "lucide-react";
import { useState } from "react";
import { demoTexts } from "#features/texts/demo.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

const words = demoTexts.actions;
const icon = { "aria-hidden": true, className: "size-5" } as const;

export interface DemoLinks {
  overview: string;
  chat: string;
  upload: string;
  trends: string;
}

/** The four things to do with Nora's records. */
export function DemoActions({ links, downloadPdf }: { links: DemoLinks; downloadPdf: () => Promise<void> }) {
  const [making, setMaking] = useState(false);

  async function download() {
    setMaking(true);
    await downloadPdf();
    setMaking(false);
  }

  return (
    <nav aria-label={words.heading} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ButtonLink href={links.chat} variant="primary" icon={<MessageCircle {...icon} />}>
        {words.chat}
      </ButtonLink>
      <ButtonLink href={links.trends} icon={<ChartSpline {...icon} />}>
        {words.trends}
      </ButtonLink>
      <ButtonLink href={links.upload} icon={<FileUp {...icon} />}>
        {words.upload}
      </ButtonLink>
      <Button busy={making} onClick={download} icon={<Download {...icon} />}>
        {making ? words.making : words.pdf}
      </Button>
    </nav>
  );
}
