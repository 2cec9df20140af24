import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataPath } from "../../understanding/data-folder.ts";

export interface CleanImage {
  file: string;
  text: string;
}

/** The same page in another format or turned, beside the one whose words are given. */
const likenesses: Record<string, string[]> = {
  "simple.png": [
    "simple.jpg",
    "simple.bmp",
    "simple.webp",
    "simple.gif",
    "simple-90.jpg",
    "simple-180.jpg",
    "simple-270.jpg",
  ],
  "testocr.png": ["testocr.jpg"],
};

const turnedPages = [
  "phototest-rotated-180.png",
  "phototest-rotated-L.png",
  "phototest-rotated-R.png",
  "phototestrot.tif",
];

/** The page images of the evaluation's data whose words are known and English; empty where the data is missing. */
export async function cleanImages(): Promise<CleanImage[]> {
  const images: CleanImage[] = [];
  const samples = dataPath("ocr", "tesseract-js");
  if (samples) {
    const expected: Record<string, string> = JSON.parse(await readFile(join(samples, "expected.json"), "utf8"));
    for (const [name, text] of Object.entries(expected)) {
      if (!/[a-z]/i.test(text)) continue;
      for (const each of [name, ...(likenesses[name] ?? [])]) images.push({ file: join(samples, each), text });
    }
  }
  const tests = dataPath("ocr", "tesseract-test", "testing");
  if (tests) {
    for (const name of ["8071_093.3B", "8087_054.3B", "eurotext", "phototest"]) {
      const text = await readFile(join(tests, name === "phototest" ? "phototest.gold.txt" : `${name}.txt`), "utf8");
      const files = [`${name}.tif`, ...(name === "phototest" ? turnedPages : [])];
      for (const file of files) images.push({ file: join(tests, file), text });
    }
  }
  return images;
}
