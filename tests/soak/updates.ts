import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { openSlowLink, type SlowLink } from "../e2e/support/slow-link.ts";
import { serveBuilds } from "../e2e/support/two-builds.ts";
import { seededRandom } from "../support/seeded-random.ts";

const rounds = Number(process.env.UPDATES ?? 100);
/** After so many updates in one profile, a fresh one begins. */
const roundsOfProfile = 20;
/** A good phone's network while it is there. */
const phone = { bitsPerSecond: 40_000_000, roundTripMs: 30 };
/**
 * So long a new version may take to arrive over a network that comes and goes, in milliseconds. Not what is measured: a machine that does much else
 * takes minutes for it.
 */
const longestArrival = 900_000;
const longestTakeover = 120_000;

const words = ["When did my knee", "What was the CRP in", "Who wrote about", "Is the dose of"];
const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.build ?? "0").catch(() => "loading");
const question = (page: Page) => page.getByLabel("Your question");
const notice = (page: Page) => page.getByRole("button", { name: "Start it now" });

interface Profile {
  context: BrowserContext;
  tabs: [Page, Page, Page];
}

/**
 * Updates one after the other, each over a network that goes away every few seconds: three tabs are open, a question is half written, and one
 * of the tabs agrees. No page may be blank, the question stays, and all tabs are new after that one press.
 * `UPDATES=10 SEED=7 npm run soak -- updates` tries fewer.
 */
export async function soakUpdates(): Promise<string[]> {
  const seed = Number(process.env.SEED ?? 1);
  const random = seededRandom(seed);
  const server = await serveBuilds();
  const link = await openSlowLink(server.url, phone);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const wrong: string[] = [];
  let profile: Profile | undefined;
  try {
    for (let round = 1; round <= rounds; round++) {
      if (profile === undefined || (round - 1) % roundsOfProfile === 0) {
        await profile?.context.close();
        profile = await openProfile(await browser.newContext({ baseURL: link.url, serviceWorkers: "allow" }));
      }
      const started = performance.now();
      const found = await updateOnce(profile, { random, link, deploy: server.deploy });
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`update ${round}: ${found.length === 0 ? "right" : found.join("; ")} (${seconds} s)`);
      wrong.push(...found.map((line) => `update ${round} of seed ${seed}: ${line}`));
      // What one update left behind must not count for the next.
      if (found.length > 0) {
        await profile.context.close();
        profile = undefined;
      }
    }
  } finally {
    await browser.close();
    await link.close();
    await server.close();
  }
  return wrong;
}

async function openProfile(context: BrowserContext): Promise<Profile> {
  const tabs: Profile["tabs"] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await tabs[0].goto("/demo/chat");
  await expect(tabs[0].getByText(/^Ready for offline/)).toBeAttached({ timeout: longestArrival });
  await tabs[1].goto("/");
  await tabs[2].goto("/demo");
  return { context, tabs };
}

async function updateOnce(
  { context, tabs }: Profile,
  parts: { random: () => number; link: SlowLink; deploy(): Promise<number> },
): Promise<string[]> {
  const { random } = parts;
  const [asking] = tabs;
  const typed = `${words[Math.floor(random() * words.length)]} ${Math.floor(random() * 1000)}`;
  const typesEarly = random() < 0.5;
  await asking.bringToFront();
  if (typesEarly) await question(asking).fill(typed);
  const next = String(await parts.deploy());
  const flapping = flap(context, tabs, parts);
  const wrong: string[] = [];
  try {
    for (const [number, tab] of tabs.entries())
      if (!(await soon(() => notice(tab).isVisible(), longestArrival)))
        return [`tab ${number + 1} heard of nothing new`];
    if (!typesEarly) await question(asking).fill(typed);
    await notice(tabs[Math.floor(random() * 3)] ?? asking).click();
    for (const [number, tab] of tabs.entries()) {
      if (!(await soon(async () => (await buildOf(tab)) === next, longestTakeover)))
        wrong.push(`tab ${number + 1} has build ${await buildOf(tab)} in place of ${next} after the press`);
      if (!(await soon(() => tab.getByRole("heading", { level: 1 }).first().isVisible(), longestTakeover)))
        wrong.push(`tab ${number + 1} is blank`);
    }
    if (!(await soon(async () => (await question(asking).inputValue()) === typed, longestTakeover)))
      wrong.push(`the question "${typed}" is lost`);
  } finally {
    await flapping.stop();
  }
  // An empty field at the beginning of the next round, as a person would send what they wrote.
  await question(asking).fill("");
  return wrong;
}

/** Takes the network away for moments, and lets the tabs come to the front in turn, until it is stopped. */
function flap(
  context: BrowserContext,
  tabs: readonly Page[],
  { random, link }: { random: () => number; link: SlowLink },
): { stop(): Promise<void> } {
  let stopped = false;
  const wait = (fromMs: number, toMs: number) =>
    new Promise((resolve) => setTimeout(resolve, fromMs + random() * (toMs - fromMs)));
  const run = async () => {
    for (let turn = 0; !stopped; turn++) {
      await wait(1500, 7000);
      if (stopped) break;
      link.cut();
      await context.setOffline(true);
      await wait(200, 2500);
      link.mend();
      await context.setOffline(false);
      await tabs[turn % tabs.length]?.bringToFront();
    }
  };
  const running = run();
  return {
    async stop() {
      stopped = true;
      await running;
      link.mend();
      await context.setOffline(false);
    },
  };
}

/** Whether it comes true within the time. A page that is just being loaded anew answers nothing: it is asked again. */
async function soon(isTrue: () => Promise<boolean>, longest: number): Promise<boolean> {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    if (await isTrue().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
