import type { Canvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { evenlyInked, hasFaintInk } from "#core/reading/imaging/even-ink.ts";
import { withFullContrast } from "#core/reading/imaging/full-contrast.ts";
import type { GreyImage } from "#core/reading/imaging/grey-image.ts";
import { withoutBars } from "#core/reading/imaging/shaded-bars.ts";
import { withoutSpecks } from "#core/reading/imaging/specks.ts";
import { survey } from "#core/reading/imaging/survey.ts";
import { blankPage, seededNumbers } from "../../../fixtures/drawn-page.ts";
import { greyOfCanvas, letterCanvas } from "./drawn-greys.ts";

/** Capitals are about 14 pixels high. */
function page(draw: (context: ReturnType<Canvas["getContext"]>) => void): GreyImage {
  const { canvas, context } = blankPage({ width: 700, height: 500 });
  context.font = '20px "Fixture"';
  draw(context);
  return greyOfCanvas(canvas);
}

function with20pxLines(ink: string, ...lines: number[]) {
  return (context: ReturnType<Canvas["getContext"]>) => {
    context.fillStyle = ink;
    for (const y of lines) context.fillText("Confidential when completed, retain seven years", 60, y);
  };
}

function grainy({ data, width, height }: GreyImage, strength: number, seed = 7): GreyImage {
  const next = seededNumbers(seed);
  const noisy = data.map((tone) => {
    const grain = (next() + next() + next() - 1.5) * 2 * strength;
    return Math.max(0, Math.min(255, Math.round(tone + grain)));
  });
  return { data: noisy, width, height };
}

function part({ data, width }: GreyImage, top: number, bottom: number): Uint8Array {
  return data.slice(top * width, bottom * width);
}

const darkShare = (tones: Uint8Array) => tones.filter((tone) => tone < 128).length / tones.length;
/** Share of pixels in which two pictures do not agree on what is dark. */
const disagreement = (first: Uint8Array, second: Uint8Array) =>
  first.filter((tone, at) => tone < 128 !== (second[at] ?? 0) < 128).length / first.length;

describe("faint print", () => {
  const faint = page((context) => {
    with20pxLines("#161616", 60, 90, 120)(context);
    with20pxLines("#bcbcbc", 430)(context);
  });

  it("becomes as dark as the rest, which stays as it is", () => {
    expect(darkShare(part(faint, 400, 450))).toBe(0);
    const inked = evenlyInked(faint, 14);
    expect(darkShare(part(inked, 400, 450))).toBeGreaterThan(0.5 * darkShare(part(faint, 45, 95)));
    expect(disagreement(part(inked, 0, 130), part(faint, 0, 130))).toBeLessThan(0.001);
    expect(hasFaintInk(faint, 14)).toBe(true);
  });

  it("is told from the grain of bare paper and from shaded rows", () => {
    const shaded = page((context) => {
      context.fillStyle = "#d8d8d8";
      context.fillRect(40, 200, 620, 34);
      context.fillRect(40, 300, 620, 34);
      with20pxLines("#161616", 60, 225, 325)(context);
    });
    const inked = evenlyInked(grainy(shaded, 5), 14);
    expect(disagreement(inked.data, shaded.data)).toBeLessThan(0.01);
  });

  it("leaves a page of dark print alone", () => {
    const letter = greyOfCanvas(letterCanvas());
    expect(evenlyInked(letter, 15) === letter).toBe(true);
  });

  it("is found where the whole picture is faint", () => {
    const letter = greyOfCanvas(letterCanvas());
    const faded = grainy({ ...letter, data: letter.data.map((tone) => 238 - (255 - tone) * 0.14) }, 3);
    expect(survey(faded).letterHeight).toBe(0);
    expect(Math.abs(survey(withFullContrast(faded)).letterHeight - survey(letter).letterHeight)).toBeLessThan(3);
    expect(withFullContrast(letter) === letter).toBe(true);
    const blank = grainy({ ...letter, data: letter.data.map(() => 240) }, 3);
    expect(withFullContrast(blank) === blank).toBe(true);
  });
});

describe("bars", () => {
  const words = (context: ReturnType<Canvas["getContext"]>, ink: string) => {
    context.fillStyle = ink;
    context.fillText("SECTION B. MEDICAL HISTORY", 70, 216);
  };
  const dark = page((context) => words(context, "#000000"));
  // White letters are drawn a little wider than black ones.
  const light = page((context) => {
    context.fillStyle = "#000000";
    context.fillRect(0, 0, 700, 500);
    words(context, "#ffffff");
  });
  const wanted = { "#000000": dark, "#ffffff": { ...light, data: light.data.map((tone) => 255 - tone) } };

  for (const [name, ground, ink] of [
    ["white on black", "#141414", "#ffffff"],
    ["white on grey", "#969696", "#ffffff"],
    ["black on a dark shade", "#9c9c9c", "#000000"],
  ] as const) {
    it(`become paper: ${name}`, () => {
      const barred = page((context) => {
        with20pxLines("#161616", 60, 90, 400)(context);
        context.fillStyle = ground;
        context.fillRect(50, 190, 600, 38);
        words(context, ink);
      });
      const plain = withoutBars(barred, 14);
      expect(disagreement(part(plain, 180, 240), part(wanted[ink], 180, 240))).toBeLessThan(0.01);
      expect(disagreement(part(plain, 0, 130), part(barred, 0, 130))).toBe(0);
    });
  }

  it("are not dark rectangles without words, nor bold titles, nor a letter of prose", () => {
    const other = page((context) => {
      context.fillStyle = "#202020";
      context.fillRect(50, 300, 600, 80);
      context.font = '44px "Fixture Bold"';
      context.fillText("CLAIM FOR EXPENSES", 50, 100);
    });
    expect(withoutBars(other, 14) === other).toBe(true);
    const letter = greyOfCanvas(letterCanvas());
    expect(withoutBars(letter, 15) === letter).toBe(true);
  });
});

describe("specks", () => {
  it("go where they stand by themselves; full stops and dots on letters stay", () => {
    const letter = greyOfCanvas(letterCanvas());
    expect(survey(letter).specked).toBe(false);
    const next = seededNumbers(3);
    const dusty = { ...letter, data: letter.data.slice() };
    const places: number[] = [];
    for (let speck = 0; speck < 900; speck++) {
      const at = Math.floor(next() * (letter.height - 2)) * letter.width + Math.floor(next() * (letter.width - 2));
      for (const pixel of [at, at + 1, at + letter.width, at + letter.width + 1]) dusty.data[pixel] = 20;
      places.push(at);
    }
    expect(survey(dusty).specked).toBe(true);
    const clean = withoutSpecks(dusty, 15);
    // Dust between letters cannot be told from dots.
    const isBare = (at: number) => {
      for (let y = -20; y <= 20; y++) {
        for (let x = -20; x <= 20; x++) if ((letter.data[at + y * letter.width + x] ?? 255) < 200) return false;
      }
      return true;
    };
    const bare = places.filter(isBare);
    expect(bare.length).toBeGreaterThan(200);
    // Some fall on one another and are as large as a letter together.
    expect(bare.filter((at) => (clean.data[at] ?? 0) < 200).length).toBeLessThan(0.02 * bare.length);
    const untouched = withoutSpecks(letter, 15);
    expect(disagreement(untouched.data, letter.data)).toBe(0);
  });
});

describe("letters in lines", () => {
  it("are those of a page and not the parts of a texture", () => {
    expect(survey(greyOfCanvas(letterCanvas())).inLines).toBe(true);
    const leaves = page((context) => {
      const next = seededNumbers(11);
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, 700, 500);
      context.fillStyle = "#305020";
      for (let leaf = 0; leaf < 400; leaf++) {
        context.beginPath();
        context.ellipse(next() * 700, next() * 500, 4 + next() * 5, 3 + next() * 4, next() * 3, 0, 7);
        context.fill();
      }
    });
    expect(survey(leaves).inLines).toBe(false);
  });
});
