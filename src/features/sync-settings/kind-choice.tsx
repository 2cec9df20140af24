import { LockKeyhole, Server } from "lucide-react";
import { useId } from "react";
import type { AccountKind } from "#core/domain/account.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { Agreement } from "#ui/agreement.tsx";
import { classNames } from "#ui/class-names.ts";

const words = syncTexts.turnOn;
const kinds = [
  { kind: "private", Icon: LockKeyhole, ...words.private },
  { kind: "assisted", Icon: Server, ...words.assisted },
] as const;

/** Who may read: two cards, one of them chosen. */
export function KindChoice(props: { value: AccountKind; onChange: (kind: AccountKind) => void }) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{words.heading}</legend>
      {kinds.map(({ kind, Icon, label, advice, text }) => {
        const chosen = kind === props.value;
        return (
          <label
            key={kind}
            className={classNames(
              "flex cursor-pointer items-start gap-3 rounded-card border p-4",
              "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
              chosen ? "border-ink bg-card ring-1 ring-ink" : "border-edge hover:border-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={chosen}
              aria-labelledby={`${name}-${kind}-label`}
              aria-describedby={`${name}-${kind}`}
              onChange={() => props.onChange(kind)}
              className="mt-1 size-5 shrink-0 accent-thread"
            />
            <span className="flex min-w-0 flex-col gap-1">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span id={`${name}-${kind}-label`}>{label}</span>
                {advice && (
                  <span className="rounded-full bg-well-wash px-2.5 py-0.5 text-fine text-well">{advice}</span>
                )}
              </span>
              <span id={`${name}-${kind}`} className="text-soft">
                {text}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The person agrees that the server may read. */
export function Consent({ given, onChange }: { given: boolean; onChange: (given: boolean) => void }) {
  return <Agreement text={words.consent} given={given} onChange={onChange} />;
}
