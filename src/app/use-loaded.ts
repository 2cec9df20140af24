import { useEffect, useState } from "react";
import type { Loadable } from "#ui/loaded.tsx";

/** What `load` answers, for `key`: loaded once for each key. `load` need not be stable. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loadable<Value> {
  const [loaded, setLoaded] = useState<{ key: string; result: Loadable<Value> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded; `load` is a new function at each drawing
  useEffect(() => {
    let current = true;
    const settle = (result: Loadable<Value>) => {
      if (current) setLoaded({ key, result });
    };
    load().then(
      (value) => settle({ state: "ready", value }),
      (error: unknown) => {
        console.warn(error);
        settle({ state: "failed", error });
      },
    );
    return () => {
      current = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.result : { state: "loading" };
}
