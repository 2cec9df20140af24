import { LogOut, type LucideIcon, UserRound } from "lucide-react";
import { displayName } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Tooltip, TooltipProvider } from "#ui/tooltip.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";

/** The greeting, with Profile and Logout; on a phone those two are pictures, and keep their names. */
export function HubHeading(props: { email: string; onProfile: () => void; onLogout: () => void }) {
  return (
    <div className="flex items-start justify-between gap-x-4">
      <div className="min-w-0">
        <p className="text-soft">{texts.hub.title}</p>
        <h1 className="line-clamp-3 break-words font-medium font-serif text-title">
          {texts.hub.greeting(displayName(props.email))}
        </h1>
      </div>
      <TooltipProvider>
        <div className="flex shrink-0 gap-2 pt-1 sm:gap-3">
          <HeadingAction label={texts.chrome.profile} Icon={UserRound} onClick={props.onProfile} />
          <HeadingAction label={texts.chrome.logout} Icon={LogOut} onClick={props.onLogout} />
        </div>
      </TooltipProvider>
    </div>
  );
}

function HeadingAction({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) {
  const isWide = useMediaQuery("(min-width: 40rem)");
  const button = (
    <Button icon={<Icon aria-hidden="true" className="size-5" />} onClick={onClick} className="max-sm:px-2">
      <span className="sr-only sm:not-sr-only">{label}</span>
    </Button>
  );
  // Where the word stands beside the picture, there is nothing to add.
  return isWide ? button : <Tooltip label={label}>{button}</Tooltip>;
}
