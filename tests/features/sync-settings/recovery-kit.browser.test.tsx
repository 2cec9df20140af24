import { encode } from "uqr";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { kitAddress, kitFrom } from "#app/kit-address.ts";
import { RecoveryKit } from "#features/sync-settings/recovery-kit.tsx";
import { render } from "../../ui/render.tsx";

const letters = "3QHF-DER6-W6FZ-YSW5-QPNN-4YXS-96EJ";
const email = "ruth+records@example.org";

it("says address, e-mail and letters, and is kept with a press", async () => {
  const onKept = vi.fn();
  const { data } = encode(kitAddress("https://records.example.org", { email, letters }), { border: 0 });
  render(
    <RecoveryKit
      email={email}
      address="https://records.example.org"
      letters={letters}
      modules={data}
      onKept={onKept}
    />,
  );
  for (const said of ["https://records.example.org", email, letters])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  const square = page.getByRole("img", { name: /^Square/ }).element();
  const dark = data.flat().filter(Boolean).length;
  expect(square.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(dark);
  // A camera needs four modules of quiet around it.
  expect(square.getAttribute("viewBox")).toBe(`0 0 ${data.length + 8} ${data.length + 8}`);
  await page.getByRole("button", { name: "I have kept it" }).click();
  expect(onKept).toHaveBeenCalledOnce();
});

it("is read back from the address that its square leads to, of which no server is sent the letters", () => {
  const address = new URL(kitAddress("https://records.example.org", { email, letters }));
  expect(kitFrom(address.hash)).toEqual({ email, letters });
  expect(address.pathname + address.search).toBe("/auth");
  expect(kitFrom("#devices")).toBeUndefined();
  expect(kitFrom("")).toBeUndefined();
});
