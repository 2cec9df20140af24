import { type CDPSession, expect, type Page } from "@playwright/test";

/** What a screen reader says of what has the focus. */
export interface Stop {
  role: string;
  name: string;
}

/** A person who has nothing but a keyboard, and hears what the accessibility tree says of each stop. */
export class KeyboardOnly {
  /** Stops that say nothing of themselves, by where they were met. */
  readonly silent: string[] = [];

  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async at(page: Page): Promise<KeyboardOnly> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new KeyboardOnly(page, session);
  }

  /** What has the focus, as the tree has it. */
  async heard(): Promise<Stop> {
    const { result } = await this.session.send("Runtime.evaluate", { expression: "document.activeElement" });
    if (result.objectId === undefined) return { role: "none", name: "" };
    const { nodes } = await this.session.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    return { role: String(node?.role?.value ?? "none"), name: String(node?.name?.value ?? "").trim() };
  }

  /** Presses Tab until a stop of this role and name has the focus; answers how many presses it took. */
  async tabTo(role: string, name: string | RegExp, most = 60): Promise<number> {
    const passed: string[] = [];
    for (let presses = 1; presses <= most; presses += 1) {
      await this.page.keyboard.press("Tab");
      const stop = await this.heard();
      passed.push(`${stop.role} “${stop.name}”`);
      if (stop.name === "" && !noStops.has(stop.role))
        this.silent.push(`${new URL(this.page.url()).pathname}: ${stop.role}`);
      if (stop.role === role && (typeof name === "string" ? stop.name === name : name.test(stop.name))) return presses;
    }
    expect(passed, `no ${role} “${name}” among ${most} stops`).toEqual([]);
    return most;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}

/** The browser's own controls beyond the last stop, and the content of a page that has just come: no stops of its own. */
const noStops: ReadonlySet<string> = new Set(["none", "RootWebArea", "generic", "main"]);
