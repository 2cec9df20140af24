import { formatSize } from "#features/texts/formats.ts";
import { modelsTexts as words } from "#features/texts/models.ts";
import type { DeviceReport } from "./use-device-report.ts";

/** What was measured of this device, so that a person sees why a model is offered or not. */
export function DeviceFacts({ report }: { report: DeviceReport | undefined }) {
  if (report === undefined) return <p className="text-soft">{words.measuring}</p>;
  const { graphics, memoryBytes, processors, storageFreeBytes } = report.device;
  const rows = [
    {
      label: words.graphics,
      value:
        graphics === undefined ? words.noGraphics : graphics.isSoftware ? words.software(graphics.name) : graphics.name,
    },
    ...(graphics === undefined
      ? []
      : [{ label: words.halfPrecision, value: graphics.hasShaderF16 ? words.yes : words.no }]),
    // Browsers round this down, so that nobody is recognised by it.
    { label: words.memory, value: memoryBytes === undefined ? words.unknown : words.atLeast(formatSize(memoryBytes)) },
    { label: words.processors, value: String(processors) },
    { label: words.storageFree, value: storageFreeBytes === undefined ? words.unknown : formatSize(storageFreeBytes) },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {rows.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-soft">{label}</dt>
          <dd className="break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
