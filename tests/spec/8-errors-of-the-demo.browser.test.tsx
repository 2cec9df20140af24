import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ApiError } from "#api/api-error.ts";
import { demoCalls } from "#app/demo-calls.ts";
import { DemoScreen } from "#app/screens/demo-screen.tsx";
import { HealthScreen } from "#app/screens/health-screen.tsx";
import type { SampleData } from "#demo/sample-data.ts";
import { useToasts } from "#ui/toast-store.ts";
import { deferred } from "../ui/render.tsx";
import { showScreen } from "./support/device-screen.tsx";

describe("2. Screens and routes: Persona summary panel", () => {
  test("The /app/health variant shows a loading line naming the demo persona's data while loading", async () => {
    const persona = deferred<Awaited<ReturnType<typeof demoCalls.bootstrap>>>();
    vi.spyOn(demoCalls, "bootstrap").mockReturnValue(persona.promise);
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    showScreen(<HealthScreen />, "/app/health");
    await expect.element(page.getByText("Loading Nora's data...", { exact: true })).toBeVisible();
    persona.reject(new ApiError(500, "as the route says it"));
    await expect.element(page.getByText("Unable to load patient information")).toBeVisible();
    await expect.element(page.getByText("Loading Nora's data...")).not.toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

/* The demo of the product has one persona, who is never missing: the route's answer for another is put in the place of hers. */
describe("8. Error catalogue", () => {
  test.each([
    [404, "Demo persona not found"],
    [500, "Unable to load patient information"],
  ])("Missing demo persona, persona load failure | %i: %s", async (status, words) => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    useToasts.setState({ toasts: [] });
    const sample = deferred<SampleData>();
    vi.spyOn(demoCalls, "sample").mockReturnValue(sample.promise);
    vi.spyOn(demoCalls, "bootstrap").mockReturnValue(new Promise(() => undefined));
    showScreen(<DemoScreen />, "/demo");
    await expect.element(page.getByText("Loading demo persona...", { exact: true })).toBeInTheDocument();
    sample.reject(new ApiError(status, "as the route says it"));
    await expect.element(page.getByRole("alert")).toHaveTextContent(words);
    expect(log).toHaveBeenCalled();
    expect(useToasts.getState().toasts).toEqual([]);
    vi.restoreAllMocks();
  });
});
