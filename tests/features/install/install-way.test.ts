import { expect, test } from "vitest";
import { forgetsAfterSevenDays, type InstallWay, installWay } from "#features/install/install-way.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1";
const chromeOnIphone = iphone.replace("Version/18.3", "CriOS/133.0");
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15";
const chromeOnMac = mac.replace("Version/18.3 Safari", "Chrome/133.0.0.0 Safari");
const firefoxOnAndroid = "Mozilla/5.0 (Android 15; Mobile; rv:135.0) Gecko/135.0 Firefox/135.0";
const firefoxOnLinux = "Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0";

test.each<[string, string, number, InstallWay, boolean]>([
  ["an iPhone's Safari", iphone, 5, "iphone", true],
  ["another browser on an iPhone", chromeOnIphone, 5, "iphone", true],
  ["an iPad, which calls itself a Mac", mac, 5, "iphone", true],
  ["a Mac's Safari", mac, 0, "mac", true],
  ["Chrome on a Mac that has offered nothing", chromeOnMac, 0, "none", false],
  ["Firefox on Android", firefoxOnAndroid, 5, "menu", false],
  ["Firefox on Linux", firefoxOnLinux, 0, "none", false],
])("%s", (_name, userAgent, maxTouchPoints, way, forgets) => {
  expect(installWay({ userAgent, maxTouchPoints, isInstalled: false, offers: false })).toBe(way);
  expect(forgetsAfterSevenDays(way)).toBe(forgets);
});

test("what is installed needs nothing, and what the browser offers comes first", () => {
  const signs = { userAgent: chromeOnMac, maxTouchPoints: 0 };
  expect(installWay({ ...signs, isInstalled: true, offers: true })).toBe("installed");
  expect(installWay({ ...signs, isInstalled: false, offers: true })).toBe("prompt");
  expect(installWay({ userAgent: iphone, maxTouchPoints: 5, isInstalled: true, offers: false })).toBe("installed");
});
