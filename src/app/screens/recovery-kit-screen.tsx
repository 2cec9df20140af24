import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { encode } from "uqr";
import { kitAddress } from "#app/kit-address.ts";
import { paths } from "#app/paths.ts";
import { confirmKit, readSignInLetters } from "#app/session/sync-commands.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { User } from "#core/domain/account.ts";
import { RecoveryKit } from "#features/sync-settings/recovery-kit.tsx";
import { syncTexts } from "#features/texts/sync.ts";
import { BackLink } from "#ui/back-link.tsx";
import { ErrorState } from "#ui/error-state.tsx";

const words = syncTexts.kit;

/** The recovery kit of an account on several devices, whenever its owner wants to print it. */
export function RecoveryKitScreen({ user }: { user: User }) {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const [letters, setLetters] = useState<string | null>();

  useEffect(() => {
    readSignInLetters().then(
      (read) => setLetters(read ?? null),
      () => setLetters(null),
    );
  }, []);

  function keep() {
    // Not told is not lost: the settings ask again.
    confirmKit().catch((error: unknown) => console.warn(error));
    navigate(`${paths.profile}#devices`);
  }

  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-2 md:pt-6">
      <div data-print="hide">
        <BackLink href={`${paths.profile}#devices`}>{words.back}</BackLink>
      </div>
      {letters === null && <ErrorState title={words.missing} />}
      {letters && (
        <RecoveryKit
          email={user.email}
          address={location.origin}
          letters={letters}
          modules={encode(kitAddress(location.origin, { email: user.email, letters }), { border: 0 }).data}
          onKept={keep}
        />
      )}
    </div>
  );
}
