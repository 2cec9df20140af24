import { notArrivedEn, notArrivedEs } from "#features/texts/not-arrived.ts";

/** So often the page asks again, in seconds: it heals without a script. */
const askAgainAfter = 5;

/**
 * What stands at an address of the app while nothing of it is on the device yet and the network is gone: in words, in the person's language,
 * with all that it needs in itself.
 */
export function notArrivedPage(languages: readonly string[]): Response {
  const first = languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "en" || tag === "es");
  const [language, words] = first === "es" ? ["es", notArrivedEs] : ["en", notArrivedEn];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${askAgainAfter}">
<title>Red Thread</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}a{color:inherit}</style>
<main>
<h1>${words.heading}</h1>
<p>${words.why}</p>
<p>${words.healing}</p>
<p><a href="">${words.again}</a></p>
</main>
</html>`;
  return new Response(html, {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  });
}
