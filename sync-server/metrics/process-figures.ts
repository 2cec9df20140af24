import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Figure } from "./metrics.ts";

const nanoseconds = 1e9;

/** Memory, processor and how late this process comes to its work: the first thing that is felt where there is too much of it. */
export function watchProcess(): { figures(): Figure[]; end(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    figures() {
      const { user, system } = process.cpuUsage();
      const late = [
        { labels: { quantile: "0.5" }, value: delay.percentile(50) / nanoseconds },
        { labels: { quantile: "0.99" }, value: delay.percentile(99) / nanoseconds },
      ];
      // From one question to the next.
      delay.reset();
      const gauge = (name: string, help: string, value: number): Figure => ({
        name,
        help,
        type: "gauge",
        values: [{ value }],
      });
      return [
        {
          name: "process_cpu_seconds_total",
          help: "Processor time.",
          type: "counter",
          values: [{ value: (user + system) / 1e6 }],
        },
        gauge("process_resident_memory_bytes", "Memory of the process.", process.memoryUsage.rss()),
        gauge("process_start_time_seconds", "When it began.", Date.now() / 1_000 - process.uptime()),
        {
          name: "red_thread_event_loop_delay_seconds",
          help: "How late the process comes to what waits for it, since this was last asked.",
          type: "gauge",
          values: late,
        },
      ];
    },
    end: () => delay.disable(),
  };
}
