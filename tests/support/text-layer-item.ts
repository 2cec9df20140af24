import type { TextLayerItem } from "#core/reading/text-layer-pieces.ts";

/** An item whose baseline begins at (x, y), y measured from the top of an A4 page; characters are half an em wide. */
export function textLayerItem(text: string, x: number, y: number, size = 10): TextLayerItem {
  return {
    str: text,
    dir: "ltr",
    transform: [size, 0, 0, size, x, 842 - y],
    width: text.length * size * 0.5,
    height: size,
  };
}
