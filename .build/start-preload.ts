import type { HtmlTagDescriptor, Plugin } from "vite";

const start = "/src/app/start.tsx";

/**
 * Names the chunks of the app itself in the page: its entry loads them after the language, one journey later than the browser could have
 * asked for them.
 */
export function startPreload(): Plugin {
  return {
    name: "start-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (output) => output.type === "chunk" && output.moduleIds.some((id) => id.endsWith(start)),
        );
        if (chunk?.type !== "chunk") throw new Error("The app's chunk is not in the build.");
        const scripts = [chunk.fileName, ...chunk.imports].filter((fileName) => !html.includes(fileName));
        return scripts.map(
          (fileName): HtmlTagDescriptor => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` },
            injectTo: "head",
          }),
        );
      },
    },
  };
}
