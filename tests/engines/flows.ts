import { fileURLToPath } from "node:url";
import { fixture, password } from "../e2e/support/app.ts";
import { spokenNoteFolder } from "../fixtures/spoken-note.ts";
import type { Person } from "./person.ts";

export interface Stage {
  person: Person;
  email: string;
  /** A second browser of the same engine that has never seen the product; closed with the first. */
  another(): Promise<Person>;
  stopServer(): Promise<void>;
}

/** One way through the product. It ends where it has seen what it is for. */
export type Flow = (stage: Stage) => Promise<void>;

const reading = 240_000;

/** Once the upload's own row says so; the newest row stands first. */
async function readFile({ person }: Stage, zone: "PDFs" | "Images", file: string, shown = file): Promise<void> {
  await person.goTo("/upload");
  await person.choose(zone, fixture(file));
  await person.until(
    `${shown} is not read.`,
    `return [...document.querySelectorAll("main li")].some((row) => row.innerText.includes(${JSON.stringify(shown)}) && row.innerText.includes("Completed"));`,
    reading,
  );
}

async function ask(person: Person, question: string, expected: string): Promise<void> {
  await person.write("Your question", question);
  await person.press("button", "Send");
  await person.see(expected, 60_000);
}

async function signIn({ person, email }: Stage): Promise<void> {
  await person.write("Email", email);
  await person.write("Password", password);
  await person.press("button", "Sign In");
  await person.see(/Welcome back, /, 90_000);
}

/** In this order: each goes on where the one before it has left. */
export const flows: Record<string, Flow> = {
  "landing page": async ({ person }) => {
    await person.goTo("/");
    await person.see("One thread through them");
  },
  "demo answers with a source": async ({ person }) => {
    await person.goTo("/demo/chat");
    await ask(person, "What was the CRP in January?", "18.4 mg/L");
  },
  "demo's charts are drawn": async ({ person }) => {
    await person.goTo("/demo/trends");
    await person.seeElement("main svg path");
  },
  "Spanish and back": async ({ person }) => {
    await person.goTo("/home");
    await person.press("button", "Español");
    await person.see("Un hilo que los une");
    await person.pressLast("button", "English");
    await person.see("One thread through them");
  },
  "first record without an account": async ({ person }) => {
    await person.goTo("/");
    await person.choose(/Choose a file/, fixture("discharge-summary.pdf"));
    await person.see(/Read just now, all \d+ lines/, reading);
    await person.goTo("/first");
    await person.press("button", "Throw it away");
    await person.pressLast("button", "Throw it away");
    await person.see("It is gone");
  },
  "sign up": async ({ person, email }) => {
    await person.goTo("/auth");
    await person.press("button", "Sign Up");
    await person.write("Email", email);
    await person.write("Password", password);
    await person.write("Confirm password", password);
    await person.press("button", "Sign Up");
    await person.see("Keep your recovery code", 90_000);
    await person.press("button", "I have kept it");
    await person.see(`Welcome back, ${email.split("@")[0]}`, 60_000);
  },
  "PDF is read": (stage) => readFile(stage, "PDFs", "lab-report.pdf"),
  "photo is recognised": (stage) => readFile(stage, "Images", "prescription-photo.jpg"),
  "scan is recognised": (stage) => readFile(stage, "PDFs", "scanned-letter.pdf"),
  "HEIC photo is recognised": (stage) => readFile(stage, "Images", "lab-slip.heic"),
  "answer with sources": async ({ person }) => {
    await person.goTo("/chat");
    await ask(person, "What was my CRP?", "mg/L");
    await person.until(
      "There is no source.",
      `return document.querySelector('[role=log] a[href*="/documents/"]') !== null;`,
    );
  },
  "source leads to its words": async ({ person }) => {
    await person.press("link", /^Source 1/);
    await person.seeElement("mark");
  },
  "page is drawn": async ({ person }) => {
    await person.until(
      "The page was not drawn.",
      `const seen = [...document.querySelectorAll("main canvas, main img")].find((each) => each.getClientRects().length > 0);
       return seen && (seen.naturalWidth ?? seen.width) > 50;`,
    );
  },
  timeline: async ({ person }) => {
    await person.goTo("/dashboard?tab=timeline");
    await person.see("lab-report.pdf");
    await person.see("prescription-photo.jpg");
  },
  search: async ({ person }) => {
    await person.goTo("/search?q=CRP");
    await person.see(/records? found/);
    await person.seeElement("mark");
  },
  "check-in": async ({ person }) => {
    await person.goTo("/check-in");
    await person.see("Pain");
    await person.run(`const pain = [...document.querySelectorAll("fieldset, [role=group], [role=radiogroup]")].find((group) => group.innerText.startsWith("Pain"));
      [...pain.querySelectorAll("input")].find((input) => input.labels[0]?.innerText.trim() === "4").click();`);
    await person.press("button", "Save");
    await person.until("The check-in was not kept.", `return location.pathname === "/dashboard";`);
    await person.see(/Checked in today/);
  },
  "bin and back": async ({ person }) => {
    await person.goTo("/dashboard?tab=timeline");
    await person.seeElement("main ol a");
    await person.goTo(
      await person.run<string>(`return document.querySelector("main ol a[href^='/documents/']").getAttribute("href");`),
    );
    await person.press("button", "Delete");
    await person.pressLast("button", /^(?:Delete|Move to the bin)/);
    await person.until("The record is not in the bin.", `return !location.pathname.startsWith("/documents/");`);
    await person.goTo("/bin");
    await person.press("button", /^Bring back/);
    await person.see("The bin is empty");
  },
  "export of everything": async ({ person }) => {
    await person.goTo("/profile");
    await person.see("Export everything");
    await person.run(`const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (content) => { globalThis.savedBytes = content.size; return make(content); };`);
    await person.press("button", "Export everything");
    await person.until("Nothing was saved.", "return globalThis.savedBytes > 100_000;", 60_000);
  },
  "emergency card": async ({ person }) => {
    await person.goTo("/emergency-card");
    await person.see(/Emergency/i);
    await person.see(/methotrexate/i);
  },
  "sheet for the appointment": async ({ person }) => {
    await person.goTo("/appointment");
    await person.see(/methotrexate/i, 60_000);
  },
  "log out and in": async (stage) => {
    await stage.person.goTo("/profile");
    await stage.person.press("button", "Logout");
    await stage.person.until("Still signed in.", `return localStorage.getItem("red-thread.session") === null;`);
    await stage.person.goTo("/auth");
    await signIn(stage);
  },
  "second device": async ({ person, email, another }) => {
    await person.goTo("/profile#devices");
    await person.press("button", "Use several devices");
    await person.write("Your password", password);
    await person.press("button", "Turn on");
    await person.seeElement("dd.select-all", 90_000);
    const letters = await person.run<string>(`return document.querySelector("dd.select-all").textContent;`);
    await person.press("button", "I have kept it");
    await person.see("This device", 60_000);
    const other = await another();
    await other.goTo("/auth");
    await other.press("button", "My account is on another device");
    await other.write("Email", email);
    await other.write("Password", password);
    await other.write("Letters of the recovery kit", letters.toLowerCase());
    await other.press("button", "Sign in");
    await other.see(/Welcome back, /, 120_000);
    await other.goTo("/dashboard?tab=timeline");
    await other.see("lab-report.pdf", 120_000);
  },
  "voice note is written down": async ({ person }) => {
    await person.goTo("/upload");
    await person.choose("Voice Notes", fileURLToPath(new URL("note.wav", spokenNoteFolder)));
    await person.press("button", "Download the voice pack");
    await person.until(
      "The note is not written down.",
      `return [...document.querySelectorAll("main li")].some((row) => row.innerText.includes("note.wav") && row.innerText.includes("Completed"));`,
      reading,
    );
  },
  "ready without a network": async ({ person }) => {
    await person.goTo("/");
    await person.until(
      "Not all of the app is on the device.",
      `const written = await (await caches.open("red-thread.files")).match("/kept-parts");
       const parts = written === undefined ? [] : await written.json();
       return parts.includes("others");`,
      180_000,
    );
  },
  "offline: hard loads": async ({ person, stopServer }) => {
    await stopServer();
    await person.goTo("/");
    await person.seeElement("h1");
    await person.goTo("/demo");
    await person.see("Nora Ellis");
    await person.goTo("/dashboard");
    await person.see(/Welcome back, /);
    await person.goTo("/dashboard?tab=timeline");
    await person.see("lab-report.pdf");
  },
  "offline: answer": async ({ person }) => {
    await person.goTo("/chat");
    await person.press("button", "New Chat");
    await ask(person, "What was my CRP?", "mg/L");
  },
  "offline: PDF is read": (stage) => readFile(stage, "PDFs", "discharge-summary.pdf"),
  "offline: photo is recognised": (stage) => readFile(stage, "Images", "receipt-photo.jpg"),
};
