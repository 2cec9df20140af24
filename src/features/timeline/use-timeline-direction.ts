import { useState } from "react";
import type { TimelineDirection } from "./timeline-order.ts";

const key = "red-thread.timeline";

/** Which way the timeline is told, as it was left on this device. It says nothing about anybody. */
export function useTimelineDirection(): [TimelineDirection, (direction: TimelineDirection) => void] {
  const [direction, setDirection] = useState<TimelineDirection>(() =>
    localStorage.getItem(key) === "newest" ? "newest" : "oldest",
  );
  return [
    direction,
    (next) => {
      localStorage.setItem(key, next);
      setDirection(next);
    },
  ];
}
