import { type ReactNode, useEffect, useState } from "react";

/** So long a person looks at something that does not move before they think that it is broken, in milliseconds. */
const patience = 8_000;

/** What is said once nothing new has come for eight seconds. `of` is what is waited for, in whatever words: other words are something new. */
export function LongWait(props: { of: string; afterMs?: number; children: ReactNode }) {
  const { of, afterMs = patience } = props;
  const [waitedFor, setWaitedFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(of), afterMs);
    return () => clearTimeout(timer);
  }, [of, afterMs]);
  return (
    <p aria-live="polite" className="text-soft">
      {waitedFor === of && props.children}
    </p>
  );
}
