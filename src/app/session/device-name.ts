const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];
/** In this order: most browsers also name those that they are built on. */
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

/** What a device is called in its account's list: "Chrome, Windows". Names only what the browser says of itself to every site. */
export function nameOfDevice(userAgent: string): string {
  const found = [browsers, systems].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter((name) => name !== undefined).join(", ");
}
