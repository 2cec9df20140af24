let started: Promise<void> | undefined;

/**
 * Opens this device as a home: the routes, the open account's store, the pipeline with its workers. Every command waits for it. It is
 * loaded on demand, so that the first load of a page that nobody is signed in to stays small; a start that failed is tried again.
 */
export function startHome(): Promise<void> {
  started ??= import("./device-home.ts")
    .then(({ composeDeviceHome }) => composeDeviceHome())
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}
