/** The answering thread, which never ends with a question that has a certain word. */
import { parentPort } from "node:worker_threads";
import type { AnsweringCall } from "../../../sync-server/answering/contract.ts";
import "../../../sync-server/answering/answering-thread.ts";

parentPort?.on("message", (call: AnsweringCall) => {
  while (call.kind === "work" && call.name === "answer" && call.words[0].question.includes("endless"));
});
