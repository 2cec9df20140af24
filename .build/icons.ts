/** `npm run icons`: draws the product's icon, a red thread that ties three records, and writes it in every size that is asked for. */
import { writeFile } from "node:fs/promises";
import { createCanvas, loadImage } from "@napi-rs/canvas";

const paper = "#faf6ef";
const thread = "#b3202c";
const ink = "#221d1a";

/** One drawing on a field of 512; `scale` draws the mark smaller inside, so that a mask cuts none of it off. */
function draw(background: string, scale: number): string {
  const inset = (512 * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
  ${background}
  <g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M56 372C120 452 196 408 208 316S268 132 336 136s84 92 24 116-112-32-84-96 108-92 180-60" stroke="${thread}" stroke-width="26"/>
    <g fill="${paper}" stroke="${ink}" stroke-width="16">
      <circle cx="118" cy="412" r="26"/>
      <circle cx="216" cy="272" r="26"/>
      <circle cx="398" cy="88" r="26"/>
    </g>
  </g>
</svg>
`;
}

const rounded = `<rect width="512" height="512" rx="112" fill="${paper}"/>`;
const bleeding = `<rect width="512" height="512" fill="${paper}"/>`;
const folder = new URL("../public/icons/", import.meta.url);

async function writePng(svg: string, size: number, name: string): Promise<void> {
  const canvas = createCanvas(size, size);
  canvas.getContext("2d").drawImage(await loadImage(Buffer.from(svg)), 0, 0, size, size);
  await writeFile(new URL(name, folder), await canvas.encode("png"));
}

await writeFile(new URL("icon.svg", folder), draw(rounded, 0.94));
await writePng(draw(rounded, 0.94), 192, "icon-192.png");
await writePng(draw(rounded, 0.94), 512, "icon-512.png");
await writePng(draw(bleeding, 0.72), 512, "icon-maskable-512.png");
await writePng(draw(bleeding, 0.84), 180, "apple-touch-icon.png");
