import { describe, expect, it } from "vitest";
import { connectedParts } from "#core/reading/imaging/connected-parts.ts";
import { evenlyLit } from "#core/reading/imaging/even-light.ts";
import { inkOf } from "#core/reading/imaging/ink.ts";
import { madeReady } from "#core/reading/imaging/made-ready.ts";
import { withoutRules } from "#core/reading/imaging/ruled-lines.ts";
import { survey } from "#core/reading/imaging/survey.ts";
import { rotatedRight } from "#core/reading/imaging/text-band.ts";
import { blankPage } from "../../../fixtures/drawn-page.ts";
import { greyOfCanvas, letterCanvas, letterOn } from "./drawn-greys.ts";

describe("what is seen of a page", () => {
  it("is nothing to correct where it is upright, flat and even", () => {
    const image = greyOfCanvas(letterCanvas());
    const seen = survey(image);
    expect(seen).toMatchObject({ isFlattened: false, sideways: false, ruled: false });
    expect(Math.abs(seen.skew)).toBeLessThan(0.1);
    expect(seen.letterHeight).toBeGreaterThan(10);
    // Compared before it is asserted: a difference of a million numbers takes for ever to print.
    const isSame = madeReady(image, seen, { turn: 0, even: true, mostPixels: 12e6 }).image === image;
    expect(isSame).toBe(true);
  });

  for (const degrees of [-10, -4.3, 1, 8, 14]) {
    it(`tells that its lines lean by ${degrees} degrees`, () => {
      expect(survey(greyOfCanvas(letterOn("#ffffff", degrees))).skew).toBeCloseTo(degrees, 0.7);
    });
  }

  it("tells lines that run up and down", () => {
    expect(survey(rotatedRight(greyOfCanvas(letterCanvas()))).sideways).toBe(true);
  });

  it("is the page on the table, straight once it is flat", () => {
    const image = greyOfCanvas(letterOn("#5b4a3a", 6));
    const seen = survey(image);
    expect(seen.isFlattened).toBe(true);
    expect(Math.abs(seen.skew)).toBeLessThan(0.6);
    const ready = madeReady(image, seen, { turn: 0, even: true, mostPixels: 12e6 });
    expect(Math.abs(survey(ready.image).skew)).toBeLessThan(0.2);
  });
});

describe("light", () => {
  it("is made even: paper white, letters dark, on both sides of a shadow", () => {
    const canvas = letterCanvas();
    const context = canvas.getContext("2d");
    const shadow = context.createLinearGradient(200, 0, 700, 0);
    shadow.addColorStop(0, "rgba(0,0,0,0.6)");
    shadow.addColorStop(1, "rgba(0,0,0,0)");
    context.fillStyle = shadow;
    context.fillRect(0, 0, 900, 1200);
    const { data } = evenlyLit(greyOfCanvas(canvas), 15);
    const dark = data.filter((tone) => tone < 120).length;
    const paper = data.filter((tone) => tone > 235).length;
    const wanted = greyOfCanvas(letterCanvas()).data.filter((tone) => tone < 120).length;
    expect(Math.abs(dark - wanted) / wanted).toBeLessThan(0.15);
    expect(paper / data.length).toBeGreaterThan(0.9);
  });
});

describe("rules", () => {
  it("go, boxes too, and the letters inside of them stay", () => {
    const { canvas, context } = blankPage({ width: 600, height: 200 });
    context.font = '24px "Fixture"';
    context.fillText("Haemoglobin 11.2", 80, 110);
    const letters = connectedParts(inkOf(greyOfCanvas(canvas), 20, 0.8)).length;
    context.strokeStyle = "#222222";
    context.lineWidth = 2;
    context.strokeRect(60, 70, 300, 60);
    context.strokeRect(360, 70, 200, 60);
    const bare = withoutRules(greyOfCanvas(canvas), 17);
    const parts = connectedParts(inkOf(bare, 20, 0.8));
    expect(parts).toHaveLength(letters);
    for (const part of parts) expect(part.right - part.left).toBeLessThan(40);
  });
});
