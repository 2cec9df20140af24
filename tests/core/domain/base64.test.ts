import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesOfBase64 } from "#core/domain/base64.ts";

it("reads what Node writes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...bytesOfBase64(Buffer.from(bytes).toString("base64"))]).toEqual([...bytes]);
    }),
  );
});
