import { MonitorSmartphone } from "lucide-react";
import { installTexts as words } from "#features/texts/install.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { InstallSteps } from "./install-steps.tsx";
import { forgetsAfterSevenDays, type InstallWay } from "./install-way.ts";

/**
 * Why the app should stand on the home screen and how it comes there. In a tab of Safari that is urgent: there the browser deletes what a page keeps.
 * `later` is left out where it stands for good.
 */
export function InstallCard(props: {
  way: InstallWay;
  /** Whether there are records that a newly installed app would not have. */
  hasRecords: boolean;
  install: () => Promise<unknown>;
  later?: () => void;
  backupHref: string;
}) {
  const { way, hasRecords } = props;
  if (way === "none" || way === "installed") return null;
  const forgets = forgetsAfterSevenDays(way);
  return (
    <section
      aria-label={words.title}
      className={`flex flex-col items-start gap-3 rounded-card p-4 ${forgets ? "bg-wait-wash" : "border border-line bg-card"}`}
    >
      <h2 className="flex items-center gap-2 font-semibold text-lead">
        <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0" />
        {forgets ? words.forgetsTitle : words.title}
      </h2>
      <p className="measure">{forgets ? words.forgets : words.text}</p>
      {way === "iphone" && hasRecords && (
        <div>
          <p className="measure">{words.beginsEmpty}</p>
          <ButtonLink href={props.backupHref} className="mt-3">
            {words.backupFirst}
          </ButtonLink>
        </div>
      )}
      {way !== "prompt" && <InstallSteps way={way} />}
      <div className="flex flex-wrap gap-3">
        {way === "prompt" && <Button onClick={() => void props.install()}>{words.install}</Button>}
        {props.later && (
          <Button variant="quiet" onClick={props.later}>
            {words.later}
          </Button>
        )}
      </div>
    </section>
  );
}
