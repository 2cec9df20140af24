import { answerCalls } from "#workers/calls/contract.ts";
import { answerWithEngine } from "./answer-with-engine.ts";
import { webLlmEngine } from "./web-llm-engine.ts";

answerCalls(self, answerWithEngine(webLlmEngine));
