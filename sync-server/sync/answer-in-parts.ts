/** So much of an answer is gathered before any of it is sent: one that is no longer is sent at once, with its length. */
const sentWhole = 256 * 1024;

/** The parts of an answer as its body. Of a long one each part is made when the one before it is on its way. */
export async function bodyOf(
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>, void>,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const gathered: Uint8Array[] = [];
  for (let bytes = 0; bytes < sentWhole; ) {
    const next = await parts.next();
    if (next.done === true) return joined(gathered);
    gathered.push(next.value);
    bytes += next.value.length;
  }
  return new ReadableStream({
    async pull(controller) {
      const part = gathered.length > 0 ? joined(gathered.splice(0)) : (await parts.next()).value;
      if (part === undefined) controller.close();
      else controller.enqueue(part);
    },
    async cancel() {
      await parts.return();
    },
  });
}

/** An answer as the value that its JSON is of, for who asks in this process. */
export async function answerOf(parts: AsyncGenerator<Uint8Array, void>): Promise<unknown> {
  const gathered: Uint8Array[] = [];
  for await (const part of parts) gathered.push(part);
  return JSON.parse(Buffer.concat(gathered).toString());
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}
