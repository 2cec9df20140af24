import { ChevronDown, MonitorSmartphone } from "lucide-react";
import { installTexts as words } from "#features/texts/install.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { InstallSteps } from "./install-steps.tsx";
import { forgetsAfterSevenDays, type InstallWay } from "./install-way.ts";

interface InstallCardProps {
  way: InstallWay;
  /** Whether there are records that a newly installed app would not have. */
  hasRecords: boolean;
  install: () => Promise<unknown>;
  later?: () => void;
  backupHref: string;
  /** Its heading stands, and the rest is one press away: among what is read every day on a phone. */
  folded?: boolean;
}

/**
 * Why the app should stand on the home screen and how it comes there. In a tab of Safari that is urgent: there the browser deletes what a page keeps.
 * `later` is left out where it stands for good.
 */
export function InstallCard(props: InstallCardProps) {
  const { way } = props;
  if (way === "none" || way === "installed") return null;
  const forgets = forgetsAfterSevenDays(way);
  const heading = (
    <h2 className={`flex items-center gap-2 font-semibold leading-snug ${props.folded ? "" : "text-lead"}`}>
      {!props.folded && <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0" />}
      {forgets ? words.forgetsTitle : words.title}
    </h2>
  );
  return (
    <section
      aria-label={words.title}
      className={`rounded-card ${forgets ? "bg-wait-wash" : "border border-line bg-card"}`}
    >
      {props.folded ? (
        <details className="group">
          <summary className="flex min-h-14 items-center justify-between gap-3 px-4 py-3">
            {heading}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col items-start gap-3 px-4 pb-4">
            <InstallWords {...props} way={way} />
          </div>
        </details>
      ) : (
        <div className="flex flex-col items-start gap-3 p-4">
          {heading}
          <InstallWords {...props} way={way} />
        </div>
      )}
    </section>
  );
}

/** What it is good for, and the steps or the press. */
function InstallWords(props: InstallCardProps & { way: Exclude<InstallWay, "none" | "installed"> }) {
  const { way } = props;
  return (
    <>
      <p className="measure">{forgetsAfterSevenDays(way) ? words.forgets : words.text}</p>
      {way === "iphone" && props.hasRecords && (
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
    </>
  );
}
