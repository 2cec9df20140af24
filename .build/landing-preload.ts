import type { HtmlTagDescriptor, Plugin } from "vite";

const landingScreen = "/src/app/screens/landing-screen.tsx";

/**
 * Names the landing screen's chunks in the page itself: what a first visitor sees. Otherwise the browser would hear of them only after the
 * app's own script has run, one more journey before anything stands there.
 */
export function landingPreload(): Plugin {
  return {
    name: "landing-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const outputs = Object.values(bundle ?? {});
        const screen = outputs.find(
          (output) => output.type === "chunk" && output.facadeModuleId?.endsWith(landingScreen),
        );
        if (screen?.type !== "chunk") throw new Error("The landing screen's chunk is not in the build.");
        const scripts = [screen.fileName, ...screen.imports].filter((fileName) => !html.includes(fileName));
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
