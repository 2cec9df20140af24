import type { ReactNode } from "react";
import { useSession } from "#app/session/session-store.ts";
import type { User } from "#core/domain/account.ts";
import { AuthScreen } from "./auth-screen.tsx";

/** A screen that needs an account: without one the auth screen stands in its place, with the sentence `gate` above the form. */
export function SignedIn({ gate, children }: { gate?: string; children: (user: User) => ReactNode }) {
  const user = useSession((session) => session.user);
  return user ? children(user) : <AuthScreen gate={gate} />;
}
