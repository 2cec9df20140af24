import { describe, expect, test } from "vitest";
import { type RecordsChatState, useRecordsChat } from "#features/chat/use-records-chat.ts";
import { sampleAnswer } from "../support/record-samples.ts";
import { render } from "../ui/render.tsx";

const answer = async () => sampleAnswer("Your CRP was 23.4 mg/L.");

function Probe({ onState }: { onState: (state: RecordsChatState) => void }) {
  onState(useRecordsChat(answer));
  return null;
}

describe("3. Entities and their fields", () => {
  test("Records-chat message: role (user | assistant); content; timestamp", async () => {
    const states: RecordsChatState[] = [];
    const before = Date.now();
    render(<Probe onState={(state) => states.push(state)} />);
    await expect.poll(() => states.at(-1)?.messages.length).toBe(1);
    await states.at(-1)?.send("What was my CRP?");
    await expect.poll(() => states.at(-1)?.messages.length).toBe(3);
    const messages = states.at(-1)?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    expect(messages.slice(1).map(({ content }) => content)).toEqual(["What was my CRP?", "Your CRP was 23.4 mg/L."]);
    const times = messages.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times[0]).toBeGreaterThanOrEqual(before);
    expect(times[2]).toBeLessThanOrEqual(Date.now());
  });
});
