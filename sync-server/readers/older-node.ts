/**
 * pdf.js 6 says that it wants Node 22; what it really lacks on Node 20 are these two functions. They are added only where they are missing, by
 * their standard's meaning, and before pdf.js is loaded.
 */
type Capability<T> = {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason: unknown) => void;
};

function withResolvers<T>(): Capability<T> {
  let settle: Omit<Capability<T>, "promise"> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error("A promise did not run its executor");
  return { promise, ...settle };
}

function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy;
}

export function completeOlderNode(): void {
  if (!("withResolvers" in Promise))
    Object.defineProperty(Promise, "withResolvers", { value: withResolvers, writable: true });
  if (!("transferToFixedLength" in ArrayBuffer.prototype)) {
    Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
      value: transferToFixedLength,
      writable: true,
    });
  }
}
