import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ManifestTransform } from "workbox-build";

/**
 * For the service worker's list: each file with the digest that the browser compares it with when it comes. One file that is not as it was
 * built, and the whole new version is refused.
 */
export function withIntegrity(site: string): ManifestTransform {
  return (entries) => ({
    warnings: [],
    manifest: entries.map((entry) => {
      const digest = createHash("sha256")
        .update(readFileSync(join(site, entry.url)))
        .digest("base64");
      return { ...entry, integrity: `sha256-${digest}` };
    }),
  });
}
