/** What HTTP calls each status. A constructed Response carries no status text, and HTTP/2 has none, so this table is the only source. */
const statusTexts: Record<number, string> = {
  200: "OK",
  201: "Created",
  204: "No Content",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  426: "Upgrade Required",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
};

/** The status text of a code (RFC 9110); "Unknown Status" for a code that nothing here answers with. */
export function statusTextOf(status: number): string {
  return statusTexts[status] ?? "Unknown Status";
}
