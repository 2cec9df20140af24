import type { AccountKind } from "#core/domain/account.ts";
import { Reconnect } from "./reconnect.tsx";
import type { SyncCommands } from "./sync-commands.ts";
import { SyncOn } from "./sync-on.tsx";
import { TurnOn } from "./turn-on.tsx";

/** An account on several devices, in whatever state it is. */
export function SyncPanel(props: {
  /** Undefined where the account lives on this device only. */
  account: { kind: AccountKind; kitKept: boolean } | undefined;
  /** Whether this device is signed in to the account on the server. */
  isConnected: boolean;
  kitHref: string;
  onKit: () => void;
  commands: SyncCommands;
}) {
  const { account, commands, kitHref, onKit } = props;
  if (account === undefined) return <TurnOn commands={commands} onKit={onKit} />;
  if (!props.isConnected) return <Reconnect commands={commands} />;
  return <SyncOn {...account} kitHref={kitHref} commands={commands} onKit={onKit} />;
}
