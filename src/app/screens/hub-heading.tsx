import { LogOut, UserRound } from "lucide-react";
import { en } from "#features/texts/en.ts";
import { displayName } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";

/** The greeting, with Profile and Logout; on a phone those two are pictures, and keep their names. */
export function HubHeading(props: { email: string; onProfile: () => void; onLogout: () => void }) {
  const actions = [
    { label: en.chrome.profile, Icon: UserRound, onClick: props.onProfile },
    { label: en.chrome.logout, Icon: LogOut, onClick: props.onLogout },
  ];
  return (
    <div className="flex items-end justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-soft">{en.hub.title}</p>
        <h1 className="break-words font-medium font-serif text-title">{en.hub.greeting(displayName(props.email))}</h1>
      </div>
      <div className="flex shrink-0 gap-2 sm:gap-3">
        {actions.map(({ label, Icon, onClick }) => (
          <Button
            key={label}
            icon={<Icon aria-hidden="true" className="size-5" />}
            onClick={onClick}
            className="max-sm:px-2"
          >
            <span className="sr-only sm:not-sr-only">{label}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
