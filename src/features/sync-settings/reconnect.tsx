import { useState } from "react";
import { syncTexts } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { Connect } from "./connect.tsx";
import { PasswordStep } from "./password-step.tsx";
import type { SyncCommands } from "./sync-commands.ts";

const words = syncTexts.reconnect;

/** This device is signed out from the server: the password brings it back, or the letters where those were changed meanwhile. */
export function Reconnect({ commands }: { commands: Pick<SyncCommands, "reconnect" | "connect"> }) {
  const [changed, setChanged] = useState(false);
  if (changed)
    return (
      <Connect
        heading={words.heading}
        text={words.changedText}
        connect={commands.connect}
        onCancel={() => setChanged(false)}
      />
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <PasswordStep {...words} onSubmit={(password) => commands.reconnect({ password })} />
      <Button variant="quiet" tight className="-ml-2" onClick={() => setChanged(true)}>
        {words.changed}
      </Button>
    </div>
  );
}
