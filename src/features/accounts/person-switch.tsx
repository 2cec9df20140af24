import { UserRoundPlus } from "lucide-react";
import type { User } from "#core/domain/account.ts";
import { accountsTexts as words } from "#features/texts/accounts.ts";
import { displayName } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { PersonButton } from "./person-button.tsx";

/** The other people of this device. Choosing one locks these records; `undefined` is somebody who has no account here yet. */
export function PersonSwitch(props: { others: User[]; onSwitch: (email: string | undefined) => void }) {
  return (
    <section aria-labelledby="switch-heading">
      <h3 id="switch-heading" className="font-semibold text-lead">
        {words.switchHeading}
      </h3>
      <p className="text-soft">{words.switchText}</p>
      {props.others.length > 0 && (
        <ul className="-mx-2 mt-2">
          {props.others.map(({ id, email }) => (
            <li key={id} className="border-line not-first:border-t">
              <PersonButton
                email={email}
                label={words.switchTo(displayName(email))}
                onChoose={() => props.onSwitch(email)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        tight
        icon={<UserRoundPlus aria-hidden="true" className="size-5" />}
        onClick={() => props.onSwitch(undefined)}
        className="-ml-2 mt-2"
      >
        {words.addPerson}
      </Button>
    </section>
  );
}
