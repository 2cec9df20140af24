import { ask, openPlace, openTab, recentUpload, signUp, sourcesOf } from "./support/app.ts";
import { checkIn, daysAgo, letter } from "./support/check-ins.ts";
import { axeViolations, overflows } from "./support/inspect.ts";
import { readyForOffline } from "./support/ready-for-offline.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Smaller than 44 by 44 pixels, and pressed: the names of such controls. */
const smallTargets = (root: HTMLElement) =>
  [
    ...root.querySelectorAll<HTMLElement>(
      "label:has(input[type=radio]), button, input:not([type=radio]), a, textarea, summary",
    ),
  ]
    .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`);

test("a check-in works without a network, on a phone, is read, and is changed later", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto("/check-in");
  await expect(page.getByRole("heading", { name: "How are you today?" })).toBeVisible();
  await page.getByLabel("Symptom", { exact: true }).fill("headache");
  await page.getByRole("group", { name: "Pain" }).getByText("6", { exact: true }).click();
  expect(await page.locator("form").evaluate(smallTargets)).toEqual([]);
  expect([...(await axeViolations(page)), ...(await overflows(page))]).toEqual([]);
  // What is pressed last lies where a thumb reaches it, whatever was scrolled.
  const save = await page.getByRole("button", { name: "Save", exact: true }).boundingBox();
  expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(save?.y ?? 0).toBeGreaterThan(844 / 2);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("1 of about 60 days")).toBeVisible();
  await page.getByRole("link", { name: "Checked in today · Change" }).click();
  await expect(page.getByRole("group", { name: "Pain" }).getByRole("radio", { name: "6", exact: true })).toBeChecked();
  await page.getByRole("group", { name: "Pain" }).getByText("2", { exact: true }).click();
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText("1 of about 60 days")).toBeVisible();
  await openTab(page, "My Timeline");
  await page.getByRole("link", { name: "Check-in" }).click();
  await expect(page.getByText(/pain 2 out of 10; symptom headache/)).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("button", { name: "headache", exact: true })).toHaveAttribute("aria-pressed", "true");
});

test("60 check-ins and three letters make a thread; its evidence opens; it is judged wrong, and comes back", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const wobble = [0, 1, -1, 1, 0, -1, 2, 0, -1, 1];
  await signUp(page);

  await test.step("60 days by hand", async () => {
    for (let ago = 59; ago >= 0; ago -= 1) {
      const pain = (ago < 30 ? 3 : 7) + (wobble[ago % 10] ?? 0);
      await checkIn(page, { date: daysAgo(ago), pain, sleepHours: 6 + (ago % 3) });
    }
    await expect(page.getByText("60 of about 60 days")).toBeVisible();
  });

  await test.step("three letters", async () => {
    await openPlace(page, "Upload");
    const letters = [
      letter("first.pdf", daysAgo(58), "You told me about your joint pain. We took a blood test."),
      letter("second.pdf", daysAgo(29), "Your joints are still sore. Started naproxen 250 mg twice daily today."),
      letter("third.pdf", daysAgo(1), "You feel better. Please continue naproxen 250 mg twice daily."),
    ];
    await page.getByLabel("PDFs", { exact: true }).setInputFiles(letters);
    for (const { name } of letters) await expect(recentUpload(page, name).getByText("Completed")).toBeVisible();
  });

  const sentence = /^Less pain went together with naproxen/;
  const thread = page.getByRole("article", { name: sentence });
  await test.step("a thread in the hub, and on the page of all of them", async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
    await page.getByRole("link", { name: "See all red threads" }).click();
    await expect(thread.getByText(/^\d+% confidence$/)).toBeVisible();
    await expect(thread.getByRole("img", { name: /^Chart of pain/ })).toBeVisible();
    await thread.getByText("What it may mean, and why").click();
    await thread.getByText("As a table").click();
    await expect(thread.getByRole("row", { name: /^Without naproxen 7\.\d \d+$/ })).toBeVisible();
    await expect(thread.getByRole("row", { name: /^With naproxen 3\.\d \d+$/ })).toBeVisible();
    expect([...(await axeViolations(page)), ...(await overflows(page))]).toEqual([]);
  });

  await test.step("its evidence opens the record at its place", async () => {
    await thread.getByRole("link", { name: "second.pdf, page 1" }).click();
    await expect(page.locator("mark").first()).toContainText("naproxen 250 mg");
    await page.goBack();
  });

  await test.step("in the chat, and in the sheet for the appointment", async () => {
    await page.goto("/chat");
    const answer = await ask(page, "What patterns do you see in my symptoms?");
    await expect(answer.getByText(/Less pain went together with naproxen.*Confidence: \d+%/)).toBeVisible();
    await expect((await sourcesOf(answer)).getByRole("link").first()).toBeVisible();
    await page.goto("/appointment");
    const section = page.getByRole("region", { name: "Red threads to talk about" });
    await expect(section.getByText(sentence)).toBeVisible();
    await expect(section.getByRole("link", { name: /^Source \d+: / }).first()).toBeVisible();
  });

  await test.step("wrong: it is gone, also after a reload; undone: it is back", async () => {
    await page.goto("/threads");
    await thread.getByRole("button", { name: "This is wrong" }).click();
    await expect(thread).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(thread).toBeVisible();
    await thread.getByRole("button", { name: "Not important to me" }).click();
    await expect(thread).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Put aside" })).toBeVisible();
    await expect(thread).toHaveCount(0);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Red threads" })).toBeVisible();
    await expect(page.getByRole("heading", { name: sentence })).toHaveCount(0);
    await page.goto("/threads");
    await page.getByRole("button", { name: /^Bring back: Less pain/ }).click();
    await expect(thread).toBeVisible();
    await page.reload();
    await expect(thread).toBeVisible();
  });
});
