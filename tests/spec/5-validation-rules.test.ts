import { describe, expect, test } from "vitest";
import { minimumPasswordLength, validateCredentials } from "#features/auth/validate-credentials.ts";
import { acceptedTypes } from "#features/documents/accepted-types.ts";
import { json } from "../contract/api-home.ts";
import { openFace } from "./support/memory-face.ts";

const typed = (email: string, password: string, confirmation = "") => ({ email, password, confirmation });

describe("5. Validation rules: Auth", () => {
  test.each([
    typed("", ""),
    typed("", "abcdef", "abcdef"),
    typed("   ", "abcdef", "abcdef"),
    typed("ruth@example.org", ""),
  ])('email and password both required, otherwise "Please fill in all fields": %o', (credentials) => {
    expect(validateCredentials("sign-in", credentials)).toBe("Please fill in all fields");
    expect(validateCredentials("sign-up", credentials)).toBe("Please fill in all fields");
  });

  test('On sign up the password must equal the confirmation, otherwise "Passwords do not match"', () => {
    const different = typed("ruth@example.org", "abcdef", "abcdeF");
    expect(validateCredentials("sign-up", different)).toBe("Passwords do not match");
    expect(validateCredentials("sign-in", different)).toBeUndefined();
    expect(validateCredentials("sign-up", typed("ruth@example.org", "abcdef", "abcdef"))).toBeUndefined();
  });

  test('Password at least 6 characters, otherwise "Password must be at least 6 characters" (applies to sign-in too)', () => {
    expect(minimumPasswordLength).toBe(6);
    for (const mode of ["sign-in", "sign-up"] as const) {
      const five = typed("ruth@example.org", "abcde", "abcde");
      expect(validateCredentials(mode, five)).toBe("Password must be at least 6 characters");
      expect(validateCredentials(mode, typed("ruth@example.org", "abcdef", "abcdef"))).toBeUndefined();
    }
  });

  test("the routes hold the same rules for whoever calls them without the screen", async () => {
    const { fetch } = await openFace();
    const register = async (body: object) => {
      const response = await fetch("/api/auth/register", json("POST", body));
      return [response.status, await response.text()];
    };
    expect(await register({ email: "nora@example.org" })).toEqual([400, "Please fill in all fields"]);
    expect(await register({ email: "nora@example.org", passwordHash: "abcde" })).toEqual([
      400,
      "Password must be at least 6 characters",
    ]);
    const login = await fetch("/api/auth/login", json("POST", { email: "nora@example.org", password: "" }));
    expect([login.status, await login.text()]).toEqual([400, "Please fill in all fields"]);
  });
});

describe("5. Validation rules: Upload accept filters", () => {
  test("pdf zone application/pdf", () => {
    expect(acceptedTypes.pdf).toEqual(["application/pdf"]);
  });

  test("image zone image/jpeg, image/png, image/jpg", () => {
    expect(acceptedTypes.image).toEqual(expect.arrayContaining(["image/jpeg", "image/png", "image/jpg"]));
    expect(acceptedTypes.image.every((type) => type.startsWith("image/"))).toBe(true);
  });

  test("voice zone audio/wav, audio/mp3, audio/mpeg", () => {
    expect(acceptedTypes.voice).toEqual(expect.arrayContaining(["audio/wav", "audio/mp3", "audio/mpeg"]));
    expect(acceptedTypes.voice.every((type) => type.startsWith("audio/"))).toBe(true);
  });
});

describe("5. Validation rules: Chat", () => {
  test.each(["", "   ", "\n\t "])(
    "an empty or whitespace-only question is not sent, and not taken: %o",
    async (blank) => {
      const { ruth } = await openFace();
      const { id } = (await (await ruth.post("/api/conversations", {})).json()) as { id: string };
      expect((await ruth.post("/api/chat/ask-records", { question: blank })).status).toBe(400);
      expect((await ruth.post(`/api/conversations/${id}/messages`, { content: blank })).status).toBe(400);
      expect(await (await ruth.get(`/api/conversations/${id}/messages`)).json()).toEqual([]);
    },
  );
});
