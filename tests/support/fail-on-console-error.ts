import { afterEach } from "vitest";

const printed: unknown[][] = [];
const print = console.error;

console.error = (...values: unknown[]) => {
  printed.push(values);
  print(...values);
};

/** A test that expects an error on the console replaces `console.error` with a spy of its own; any other error is a defect. */
afterEach(() => {
  const unexpected = printed.splice(0);
  if (unexpected.length > 0) {
    throw new Error(`console.error was called: ${unexpected.map((values) => values.map(String).join(" ")).join("\n")}`);
  }
});
