/** What our code uses of a browser's Cache, in memory. */
export function createMemoryCache(): Cache {
  const entries = new Map<string, { bytes: ArrayBuffer }>();
  const cache: Pick<Cache, "match" | "put" | "delete"> = {
    match: async (request) => {
      const entry = entries.get(String(request));
      return entry && new Response(entry.bytes.slice(0));
    },
    put: async (request, response) => {
      entries.set(String(request), { bytes: await response.arrayBuffer() });
    },
    delete: async (request) => entries.delete(String(request)),
  };
  return cache as Cache;
}
