import { password } from "./support/app.ts";
import { axeViolations, overflows } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.describe("in a browser that prefers English", () => {
  test("Spanish is one press away, from the landing page to the hub, and so is the way back", async ({ page }) => {
    const inspect = async (place: string) => {
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      expect(await axeViolations(page), place).toEqual([]);
      expect(await overflows(page), place).toEqual([]);
    };
    const spanishFiles: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/assets/spanish-")) spanishFiles.push(request.url());
    });
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/One thread through them/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(spanishFiles).toEqual([]);

    await page.getByRole("contentinfo").getByRole("button", { name: "Español" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Un hilo que los une/);
    await expect(page.getByText("SOLO UN PROTOTIPO - No suba datos médicos reales")).toBeVisible();
    await inspect("landing");

    await page.getByRole("main").getByRole("link", { name: "Empezar mi historia" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le damos la bienvenida de nuevo");
    await page.getByRole("button", { name: "Crear cuenta", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cree su cuenta");
    await inspect("auth");
    await page.getByLabel("Correo electrónico").fill("rosa@example.org");
    await page.getByLabel("Contraseña", { exact: true }).fill("corta");
    await page.getByLabel("Repita la contraseña").fill("corta");
    await page.getByRole("button", { name: "Crear cuenta", exact: true }).click();
    await expect(page.getByText("La contraseña debe tener al menos 6 caracteres")).toBeVisible();
    await page.getByLabel("Contraseña", { exact: true }).fill(password);
    await page.getByLabel("Repita la contraseña").fill(password);
    await page.getByRole("button", { name: "Crear cuenta", exact: true }).click();
    await page.getByRole("button", { name: "Ya lo guardé" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Qué gusto verle, rosa");
    await inspect("hub");
    await page.getByRole("tab", { name: "Preguntar", exact: true }).click();
    await expect(page.getByText("Red Thread entiende preguntas, resume y responde solo en inglés")).toBeVisible();
    await expect(page.getByRole("button", { name: "What patterns do you see in my symptoms?" })).toHaveAttribute(
      "lang",
      "en",
    );
    await inspect("records chat");

    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Perfil y ajustes");
    await inspect("profile");
    await page.getByRole("main").getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile and settings");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("main").getByRole("button", { name: "English" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});

test.describe("in a browser that prefers Spanish", () => {
  test.use({ locale: "es-AR", viewport: { width: 390, height: 844 } });

  test("everything is in Spanish from the first visit on; what the engine writes says that it is English", async ({
    page,
  }) => {
    await page.goto("/demo/trends");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Las tendencias de Nora");
    await expect(page.getByText("de mejora: dolor")).toBeVisible();
    await expect(page.getByText("may 2025").first()).toBeVisible();
    await expect(page.getByText("resume y responde solo en inglés")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
    await page.goto("/demo/chat");
    await expect(page.getByRole("button", { name: "What was my ferritin?" })).toHaveAttribute("lang", "en");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
  });
});

test.describe("where the Spanish file does not come", () => {
  test.use({ locale: "es", serviceWorkers: "block" });

  test("the whole interface is in English, and says so", async ({ page, watch }) => {
    watch.allowConsoleErrors(/Failed to load resource/);
    await page.route("**/assets/spanish-*", (route) => route.abort());
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/One thread through them/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});
