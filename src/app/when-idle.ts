/** Calls `work` once the screen stands and the browser has nothing better to do; at the latest soon after. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const request = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 500);
  return () => clearTimeout(timer);
}
