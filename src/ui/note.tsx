/** A sentence about what follows; nothing at all where there are no words. */
export function Note({ children }: { children: string }) {
  return children === "" ? null : <p className="measure my-2 text-soft">{children}</p>;
}
