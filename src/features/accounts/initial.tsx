import { classNames } from "#ui/class-names.ts";

/** The first letter of a name in a round, so that one finds oneself at a glance. Says nothing to a screen reader. */
export function Initial({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid shrink-0 place-items-center rounded-full bg-ink font-medium font-serif text-lead text-paper uppercase",
        small ? "size-9" : "size-10",
      )}
    >
      {[...name][0]}
    </span>
  );
}
