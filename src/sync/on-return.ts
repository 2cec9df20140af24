/** Calls back when the connection comes back and when somebody looks at the page again; answers how to stop. */
export function onReturn(call: () => void): () => void {
  if (typeof window === "undefined") return () => undefined;
  const seen = () => {
    if (document.visibilityState === "visible") call();
  };
  window.addEventListener("online", call);
  window.addEventListener("focus", call);
  document.addEventListener("visibilitychange", seen);
  return () => {
    window.removeEventListener("online", call);
    window.removeEventListener("focus", call);
    document.removeEventListener("visibilitychange", seen);
  };
}
