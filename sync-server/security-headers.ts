import type { ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { nobodyTrusted, type TrustedProxies, whoAsks } from "./guards/who-asks.ts";
import { type ModelFolder, modelHosts } from "./model-folder.ts";

/** What a page of this site may load and do. Whatever is not named here is forbidden. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  // The readers' engines are WebAssembly; nothing needs eval.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  // A patient's own files are shown from memory (blob:).
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/**
 * A page's: besides, nothing becomes a script but what its default policy (`before-first-paint.js`) lets through, and no text becomes markup.
 * Workers have no such policy of their own, so their scripts come with the one above; without a document there is nothing to write into.
 */
export const pagePolicy = `${contentSecurityPolicy}; require-trusted-types-for 'script'; trusted-types default`;
const isScript = /\.m?js$/;

/** The same with other words for some directives. A worker's script brings its own policy; a page's does not bind it. */
function withDirectives(changed: Record<string, string>): string {
  const directives = contentSecurityPolicy.split("; ").map((directive) => {
    const [name = ""] = directive.split(" ");
    return changed[name] === undefined ? directive : `${name} ${changed[name]}`;
  });
  return directives.join("; ");
}

/**
 * The workers of the language model read words of records, so that they may connect to nothing at all: what they need is handed to them in
 * memory. One engine makes its threads from memory too.
 */
const languagePolicy = withDirectives({ "connect-src": "blob: data:", "worker-src": "'self' blob:" });

/** The worker that downloads models holds no word of a record, and is the only one that may speak to where they come from. */
function modelsPolicy(models: ModelFolder | undefined): string {
  return withDirectives({ "connect-src": ["'self'", ...modelHosts(models)].join(" ") });
}

function policyOf(path: string): string {
  return isScript.test(path) ? contentSecurityPolicy : pagePolicy;
}

const headers: Record<string, string> = {
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Voice notes are recorded in the page; the browser still asks the person first.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** What `@hono/node-server` gives with each request; nothing of it where a request is answered in this process. */
interface NodeBindings {
  outgoing?: ServerResponse;
}

/**
 * Puts the site's security headers on every response, whoever made it; what a route sets itself, it means. `models`: where the operator keeps
 * models; the model hub where not said. `isTrusted`: the proxies that are believed about whether the connection is HTTPS.
 */
export function securityHeaders(
  models?: ModelFolder,
  isTrusted: TrustedProxies = nobodyTrusted,
): MiddlewareHandler<{ Bindings: NodeBindings | undefined }> {
  const policies: [string, string][] = [
    ["/packs/language/", languagePolicy],
    ["/packs/models/", modelsPolicy(models)],
  ];
  return async (context, next) => {
    const policy = policies.find(([prefix]) => context.req.path.startsWith(prefix))?.[1] ?? policyOf(context.req.path);
    const all: Record<string, string> = { ...headers, "Content-Security-Policy": policy };
    // Said over HTTPS alone: whoever opens it plainly, on their own machine, goes on doing so.
    if (whoAsks(context, isTrusted).isSecure) all["Strict-Transport-Security"] = "max-age=31536000";
    const outgoing = context.env?.outgoing;
    // Given to Node as they are: `Headers` would check each of them again for each response, which costs more than many an answer.
    if (outgoing !== undefined) for (const [name, value] of Object.entries(all)) outgoing.setHeader(name, value);
    await next();
    if (outgoing !== undefined) return;
    for (const [name, value] of Object.entries(all))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}
