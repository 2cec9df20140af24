import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Draws into a place of its own in the page, which goes when the test ends. `redraw` draws something else in the same place. */
export function render(node: ReactNode): { redraw: (next: ReactNode) => void } {
  const place = document.createElement("div");
  document.body.append(place);
  const root: Root = createRoot(place);
  root.render(node);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { redraw: (next) => root.render(next) };
}

/** A promise that the test settles itself. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
