import type { ReactNode } from "react";

/** Something on its way: what a live query answers, and what anything else that loads can be brought into. */
export type Loadable<Value> =
  | { state: "loading" }
  | { state: "ready"; value: Value }
  | { state: "failed"; error: unknown };

/** Shows the one of three that is true. */
export function Loaded<Value>(props: {
  result: Loadable<Value>;
  loading: ReactNode;
  failed: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  switch (props.result.state) {
    case "loading":
      return props.loading;
    case "failed":
      return props.failed;
    case "ready":
      return props.children(props.result.value);
  }
}
