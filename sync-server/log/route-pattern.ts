import { describedRoutes } from "../home/openapi.ts";

interface Pattern {
  method: string;
  path: string;
  matches: RegExp;
}

/** Parts of an address that are somebody's own are matched by a route's parameter, and not named. */
const patterns: readonly Pattern[] = describedRoutes.map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
  matches: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
}));

const literal = new Map(
  patterns
    .filter(({ path }) => !path.includes("{"))
    .map((pattern) => [`${pattern.method} ${pattern.path}`, pattern.path]),
);

/** What the log calls the route that answers an address: its pattern, "site" for the built app, "unknown" for what is no route. */
export function routePattern(method: string, path: string): string {
  if (path !== "/api" && !path.startsWith("/api/")) return "site";
  const asked = method === "HEAD" ? "GET" : method;
  const known = literal.get(`${asked} ${path}`);
  if (known !== undefined) return known;
  return patterns.find((pattern) => pattern.method === asked && pattern.matches.test(path))?.path ?? "unknown";
}
