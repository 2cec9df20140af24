import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { formatSize } from "#features/texts/formats.ts";
import { profileTexts as words } from "#features/texts/profile.ts";
import { Button } from "#ui/button.tsx";
import type { DeviceStorage } from "./use-device-storage.ts";

/** How much is kept here, and whether the browser may throw it away. */
export function StoragePanel(props: { documentCount: number; recordBytes: number; storage: DeviceStorage }) {
  const { used, quota, kept, keep } = props.storage;
  const [refused, setRefused] = useState(false);
  const rows = [
    { label: words.recordsLabel, value: words.records(props.documentCount, formatSize(props.recordBytes)) },
    {
      label: words.usedLabel,
      value:
        used === undefined || quota === undefined ? words.unknown : words.used(formatSize(used), formatSize(quota)),
    },
    { label: words.keptLabel, value: kept === undefined ? words.unknown : kept ? words.kept : words.notKept },
  ];
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col gap-3">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {kept === false && (
        <Button
          icon={<ShieldCheck aria-hidden="true" className="size-5" />}
          onClick={() => keep().then((agreed) => setRefused(!agreed))}
          className="self-start max-sm:w-full"
        >
          {words.keep}
        </Button>
      )}
      <p role="status" className="measure text-wait empty:hidden">
        {refused && kept === false ? words.keepRefused : ""}
      </p>
    </div>
  );
}
