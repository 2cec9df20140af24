import { Plus } from "lucide-react";
import { handEntriesTexts as words } from "#features/texts/hand-entries.ts";
import { ButtonLink } from "#ui/button.tsx";

/** From wherever records are looked at, to writing one down: what it is can be chosen there, where `label` does not say. */
export function AddByHandLink(props: { href: string; label?: string; className?: string }) {
  return (
    <ButtonLink
      href={props.href}
      className={`min-h-12 w-full sm:w-auto ${props.className ?? "mb-5"}`}
      icon={<Plus aria-hidden="true" className="size-5" />}
    >
      {props.label ?? words.add}
    </ButtonLink>
  );
}
