/** Draws the public pages ahead, so that their words stand there before the first script has run. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const place = '<div id="root"></div>';

/** What a page's own screen needs besides what every page names. */
function screenScripts(chunks, screen, html) {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
  if (!chunk) throw new Error(`${screen} has no chunk in the build.`);
  return [chunk.fileName, ...chunk.imports].filter((fileName) => !html.includes(fileName));
}

/**
 * Writes `prerendered/<name>.html` beside the app's own page, one for each page of `src/app/prerender.tsx`. The server answers with them; the
 * service worker does not keep them, because it has the app itself.
 *
 * @param chunks - The chunks of the app's build, to name the scripts of each screen.
 */
export async function prerenderPages({ vite, root, site, chunks }) {
  const { default: react } = await import("@vitejs/plugin-react");
  const folder = join(root, "node_modules", ".cache", "prerender");
  await vite.build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [react()],
    build: {
      ssr: "src/app/prerender.tsx",
      outDir: folder,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "[name].js" } },
    },
  });
  const { pages, prerender } = await import(pathToFileURL(join(folder, "prerender.js")).href);
  const template = await readFile(join(site, "index.html"), "utf8");
  if (!template.includes(place)) throw new Error("index.html has no empty #root to draw into.");
  await mkdir(join(site, "prerendered"), { recursive: true });
  for (const page of pages) {
    const { markup, title } = await prerender(page);
    // The content policy forbids both, and React would take them for done.
    const forbidden = markup.match(/<script\b|\sstyle="[^"]*"/);
    if (forbidden)
      throw new Error(`${page.path} would be drawn with ${forbidden[0]}, which the content policy forbids.`);
    // Named for the entry, which asks for them once the page is painted: not in the head, where they would compete with what paints it.
    const scripts = [...template.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g)].map(
      ([, href]) => href,
    );
    scripts.push(...screenScripts(chunks, page.screen, template).map((fileName) => `/${fileName}`));
    const html = template
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, "")
      .replace('<script type="module"', '<script fetchpriority="low" type="module"')
      .replace(
        place,
        () => `<div id="root" data-page="${page.path}" data-scripts="${scripts.join(" ")}">${markup}</div>`,
      );
    const name = page.path === "/" ? "/index" : page.path;
    await writeFile(join(site, "prerendered", `${name.slice(1)}.html`), html);
  }
  await rm(folder, { recursive: true, force: true });
}
