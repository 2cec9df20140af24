import { layDown, sharedChannel } from "./shared-files.ts";

/** The address to which other apps share, as the manifest names it. */
export const sharePath = "/share";
/** Where the person is asked. */
const askPath = "/upload?shared";

/** Takes in a form that another app has sent, and leads to the page that asks. Words alone become a small file of words. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll("files").filter((value) => value instanceof File && value.size > 0) as File[];
  const words = ["title", "text", "url"]
    .map((name) => form.get(name))
    .filter((value) => typeof value === "string" && value.trim() !== "")
    .join("\n\n");
  const now = new Date();
  if (files.length === 0 && words !== "") files.push(fileOfWords(words, now));
  await layDown(files, now.getTime());
  const tabs = new BroadcastChannel(sharedChannel);
  tabs.postMessage("arrived");
  tabs.close();
  return Response.redirect(askPath, 303);
}

function fileOfWords(words: string, now: Date): File {
  const stamp = now.toISOString().slice(0, 16).replace("T", "-").replace(":", "");
  return new File([words], `shared-text-${stamp}.txt`, { type: "text/plain" });
}
