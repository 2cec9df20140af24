import type { SKRSContext2D } from "@napi-rs/canvas";

/** The film: its size in pixels, its length, and how many pictures it shows in a second. */
export const film = { width: 1280, height: 560, seconds: 10, picturesPerSecond: 20 } as const;

const colours = {
  cloth: "#171412",
  page: "#f1e8db",
  edge: "#d8cab8",
  words: "#a89a8b",
  mark: "#ffdc7a",
  thread: "#e5484d",
};

interface Point {
  x: number;
  y: number;
}

interface Page {
  /** Scattered, and in its place on the thread. */
  from: Point & { turn: number };
  to: Point;
  /** Lengths of its lines of words, 0 to 1. */
  lines: readonly number[];
  /** The line that the pen has marked. */
  marked: number;
}

const pages: readonly Page[] = [
  { from: { x: 560, y: 330, turn: -0.24 }, to: { x: 640, y: 150 }, lines: [0.9, 0.7, 0.8, 0.5], marked: 1 },
  { from: { x: 830, y: 150, turn: 0.2 }, to: { x: 780, y: 196 }, lines: [0.6, 0.9, 0.85, 0.7], marked: 2 },
  { from: { x: 700, y: 470, turn: 0.12 }, to: { x: 920, y: 262 }, lines: [0.85, 0.8, 0.6, 0.75], marked: 0 },
  { from: { x: 1130, y: 130, turn: -0.16 }, to: { x: 1060, y: 336 }, lines: [0.7, 0.9, 0.65, 0.4], marked: 1 },
  { from: { x: 960, y: 440, turn: -0.3 }, to: { x: 1200, y: 398 }, lines: [0.9, 0.5, 0.8, 0.6], marked: 2 },
];

const paper = { width: 122, height: 150 };

/** Eases from 0 at `start` to 1 at `end` (shares of the film). */
function ease(time: number, start: number, end: number): number {
  const share = Math.min(1, Math.max(0, (time - start) / (end - start)));
  return share * share * (3 - 2 * share);
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** When the pages gather, when the thread is sewn, when it is pulled out again, and when the pages scatter (shares of the film). */
const times = {
  gather: [0.04, 0.3],
  sew: [0.26, 0.56],
  mark: [0.5, 0.62],
  unsew: [0.82, 0.93],
  scatter: [0.86, 1],
} as const;

function placeOf(page: Page, index: number, time: number): Point & { turn: number } {
  const late = index * 0.015;
  const gathered =
    ease(time, times.gather[0] + late, times.gather[1] + late) * (1 - ease(time, times.scatter[0], times.scatter[1]));
  const drift = Math.sin(2 * Math.PI * (time + index * 0.21)) * 7 * (1 - gathered);
  return {
    x: between(page.from.x, page.to.x, gathered),
    y: between(page.from.y, page.to.y, gathered) + drift,
    turn: page.from.turn * (1 - gathered),
  };
}

function drawPage(context: SKRSContext2D, page: Page, place: Point & { turn: number }, marked: number): void {
  context.save();
  context.translate(place.x, place.y);
  context.rotate(place.turn);
  context.beginPath();
  context.roundRect(-paper.width / 2, -paper.height / 2, paper.width, paper.height, 9);
  context.fillStyle = colours.page;
  context.fill();
  context.strokeStyle = colours.edge;
  context.lineWidth = 1.5;
  context.stroke();
  page.lines.forEach((length, line) => {
    const y = -paper.height / 2 + 38 + line * 25;
    const left = -paper.width / 2 + 18;
    if (line === page.marked && marked > 0) {
      context.fillStyle = colours.mark;
      context.fillRect(left - 4, y - 9, (length * 86 + 8) * marked, 18);
    }
    context.fillStyle = colours.words;
    context.beginPath();
    context.roundRect(left, y - 3, length * 86, 6, 3);
    context.fill();
  });
  context.restore();
}

/** A calm line through all points, as many short pieces. */
function threadThrough(points: readonly Point[]): Point[] {
  const pieces: Point[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    for (let step = 0; step < 40; step += 1) {
      const share = step / 40;
      pieces.push({ x: between(from.x, to.x, share), y: between(from.y, to.y, share * share * (3 - 2 * share)) });
    }
  }
  return pieces;
}

/** One picture of the film; `time` is its share, 0 to 1. The first and the last are alike, so that it can run in a loop. */
export function drawBanner(context: SKRSContext2D, time: number): void {
  context.fillStyle = colours.cloth;
  context.fillRect(0, 0, film.width, film.height);
  const marked = ease(time, times.mark[0], times.mark[1]) * (1 - ease(time, times.unsew[0], times.unsew[1]));
  const places = pages.map((page, index) => placeOf(page, index, time));
  for (const [index, page] of pages.entries())
    drawPage(context, page, places[index] ?? { ...page.to, turn: 0 }, marked);

  const holes = places.map(({ x, y }) => ({ x, y: y - paper.height / 2 + 14 }));
  const thread = threadThrough([{ x: 470, y: 60 }, ...holes, { x: film.width + 60, y: 440 }]);
  const first = Math.floor(thread.length * ease(time, times.unsew[0], times.unsew[1]));
  const last = Math.floor(thread.length * ease(time, times.sew[0], times.sew[1]));
  const sewn = thread.slice(first, last);
  context.beginPath();
  for (const { x, y } of sewn) context.lineTo(x, y);
  context.strokeStyle = colours.thread;
  context.lineWidth = 3.5;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke();
  for (const hole of holes) {
    const reached = sewn.some(({ x, y }) => Math.hypot(x - hole.x, y - hole.y) < 6);
    if (!reached) continue;
    context.beginPath();
    context.arc(hole.x, hole.y, 6, 0, 2 * Math.PI);
    context.fillStyle = colours.thread;
    context.fill();
  }
}
