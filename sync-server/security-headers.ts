import type { MiddlewareHandler } from "hono";

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

const headers: Record<string, string> = {
  "Content-Security-Policy": contentSecurityPolicy,
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Voice notes are recorded in the page; the browser still asks the person first.
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Puts the site's security headers on every response, whoever made it. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
};
