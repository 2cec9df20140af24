import { useNavigate } from "react-router-dom";
import { paths } from "./paths.ts";
import { signOut } from "./session/session-commands.ts";

/** Locks these records and goes to where the other person signs in; without an e-mail, to an empty form. */
export function useSwitchPerson(): (email: string | undefined) => Promise<void> {
  const navigate = useNavigate();
  return async (email) => {
    await signOut();
    navigate(paths.auth, { state: { email } });
  };
}
