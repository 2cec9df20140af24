import { ChevronRight } from "lucide-react";
import { displayName } from "#features/texts/formats.ts";
import { Initial } from "./initial.tsx";

/** One person of this device, as a row to press. `label` is its accessible name. */
export function PersonButton(props: { email: string; label: string; onChoose: () => void }) {
  const name = displayName(props.email);
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onChoose}
      className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-quiet-wash"
    >
      <Initial name={name} />
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-soft">{props.email}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
    </button>
  );
}
