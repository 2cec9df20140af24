import { Split } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { formatInstant } from "#features/texts/formats.ts";
import { otherVersionsTexts as words } from "#features/texts/other-versions.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { headingOf, type ShownDisagreement, type ShownVersion, versionWords } from "./version-words.ts";

/** Puts one version in force, and all others that are shown aside. */
export type ChooseVersion = (entity: string, field: string, opId: string) => Promise<void>;

/** What two devices wrote differently, each with the choice; nothing where they agree. */
export function OtherVersions(props: { disagreements: readonly ShownDisagreement[]; choose: ChooseVersion }) {
  if (props.disagreements.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {props.disagreements.map((each) => (
        <DisagreementCard key={`${each.entity} ${each.field}`} disagreement={each} choose={props.choose} />
      ))}
    </div>
  );
}

function DisagreementCard({ disagreement, choose }: { disagreement: ShownDisagreement; choose: ChooseVersion }) {
  const [choosing, setChoosing] = useState<string>();
  const { entity, field, current, others } = disagreement;
  const heading = headingOf(disagreement);

  async function decide(opId: string) {
    setChoosing(opId);
    try {
      await choose(entity, field, opId);
      showToast(words.chosen);
    } catch (error) {
      showToast({ variant: "destructive", title: words.failed, description: failureMessage(error, words.failed) });
    } finally {
      setChoosing(undefined);
    }
  }

  return (
    <section aria-label={heading} className="rounded-card border border-edge border-l-[5px] border-l-wait bg-card p-4">
      <h2 className="flex items-center gap-2 font-semibold text-lead">
        <Split aria-hidden="true" className="size-5 shrink-0 text-wait" />
        {heading}
      </h2>
      <p className="measure mt-1 text-soft">{words.text}</p>
      <ul className="mt-2">
        {[current, ...others].map((version, index) => (
          <VersionRow
            key={version.opId}
            version={version}
            isCurrent={index === 0}
            busy={choosing === version.opId}
            disabled={choosing !== undefined}
            onChoose={() => decide(version.opId)}
          />
        ))}
      </ul>
    </section>
  );
}

function VersionRow(props: {
  version: ShownVersion;
  isCurrent: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const { version, isCurrent } = props;
  const value = versionWords(version.value);
  const when = formatInstant(version.ts);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-60">
        <p className="line-clamp-3 break-words font-semibold">{value}</p>
        <p className="text-soft">{isCurrent ? words.inUse(when) : words.written(when)}</p>
      </div>
      <Button
        busy={props.busy}
        disabled={props.disabled}
        onClick={props.onChoose}
        aria-label={isCurrent ? words.keepNamed(value) : words.takeNamed(value)}
      >
        {isCurrent ? words.keep : words.take}
      </Button>
    </li>
  );
}
