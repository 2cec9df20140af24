import { create } from "zustand";
import { forgetShared, listShared, sharedChannel } from "./shared-files.ts";
import { unpack } from "./unpack.ts";

/** Files that other apps have handed over, and that nobody has said anything of yet. */
export const useArrivals = create<{ files: File[] }>(() => ({ files: [] }));

/** Files that were opened with the app: they come straight to this page. */
let opened: File[] = [];

export async function arrive(files: readonly File[]): Promise<void> {
  opened = [...opened, ...files];
  await lookForArrivals();
}

export async function lookForArrivals(): Promise<void> {
  const arrived = [...opened, ...(await listShared(Date.now()))];
  const unpacked = await Promise.all(arrived.map(unpack));
  useArrivals.setState({ files: unpacked.flat() });
}

/** After they were kept, or when the person does not want them. */
export async function letGoOfArrivals(): Promise<void> {
  opened = [];
  useArrivals.setState({ files: [] });
  await forgetShared();
}

/** Looks now, and whenever something is shared while this page is open. */
export function followArrivals(): void {
  if ("BroadcastChannel" in window) new BroadcastChannel(sharedChannel).addEventListener("message", look);
  look();
}

function look(): void {
  lookForArrivals().catch((error: unknown) => console.warn(error));
}
