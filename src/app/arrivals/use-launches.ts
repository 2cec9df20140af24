import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { followLaunches } from "./launches.ts";

/** Shows in this window what the installed app was opened for. */
export function useLaunches(): void {
  const navigate = useNavigate();
  useEffect(() => followLaunches((path) => navigate(path)), [navigate]);
}
