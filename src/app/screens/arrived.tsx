import { useEffect } from "react";
import { apiClient } from "#api/client.ts";
import { followArrivals, letGoOfArrivals, useArrivals } from "#app/arrivals/arrivals-store.ts";
import { ArrivedFiles } from "#features/arrivals/arrived-files.tsx";

let follows = false;

/** What another app has handed over: nothing of it is a record before the person says so. */
export function Arrived() {
  const files = useArrivals((state) => state.files);
  useEffect(() => {
    if (!follows) followArrivals();
    follows = true;
  }, []);
  if (files.length === 0) return null;
  return <ArrivedFiles files={files} upload={apiClient.uploadDocuments} letGo={letGoOfArrivals} />;
}
