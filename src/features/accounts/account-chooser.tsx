import type { User } from "#core/domain/account.ts";
import { accountsTexts as words } from "#features/texts/accounts.ts";
import { displayName } from "#features/texts/formats.ts";
import { classNames } from "#ui/class-names.ts";
import { Initial } from "./initial.tsx";

/** Who is signing in, of the people of this device: one press fills in the e-mail. Nothing, where nobody has an account here. */
export function AccountChooser(props: { accounts: User[]; chosen: string; onChoose: (email: string) => void }) {
  if (props.accounts.length === 0) return null;
  const names = props.accounts.map(({ email }) => displayName(email));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{words.heading}</legend>
      <ul className="flex flex-wrap gap-2">
        {props.accounts.map(({ id, email }) => {
          const name = displayName(email);
          const alike = names.filter((other) => other === name).length > 1;
          const chosen = email === props.chosen.trim().toLowerCase();
          return (
            <li key={id} className="min-w-0 max-w-full">
              <button
                type="button"
                aria-pressed={chosen}
                aria-label={words.choose(name, email)}
                onClick={() => props.onChoose(email)}
                className={classNames(
                  "flex min-h-12 max-w-full items-center gap-2.5 rounded-full border py-1 pr-4 pl-1.5 font-semibold",
                  chosen ? "border-ink bg-quiet-wash" : "border-edge bg-card hover:border-ink hover:bg-quiet-wash",
                )}
              >
                <Initial name={name} small />
                <span className="truncate">{alike ? email : name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
