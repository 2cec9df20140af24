import { answerCalls } from "#workers/calls/contract.ts";
import { answerWithEngine } from "./answer-with-engine.ts";
import { wllamaEngine } from "./wllama-engine.ts";

answerCalls(self, answerWithEngine(wllamaEngine));
