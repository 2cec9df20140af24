/** The graphics processor was taken away: by its driver, by another program, by the device's sleep. */
export class LostDeviceError extends Error {
  override name = "DeviceLostError";
}

/**
 * Rejects when a device that the engine in this worker asked for from now on is lost. The engine itself notices only with its next call,
 * and work that was under way would never end.
 */
export function watchLostDevice(): Promise<never> {
  let reject: (error: Error) => void;
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  const requestDevice = GPUAdapter.prototype.requestDevice;
  GPUAdapter.prototype.requestDevice = async function (this: GPUAdapter, descriptor) {
    const device = await requestDevice.call(this, descriptor);
    void device.lost.then(({ reason, message }) => reject(new LostDeviceError(`${reason}: ${message}`)));
    return device;
  };
  // Whoever waits for it hears it; nobody may be waiting.
  promise.catch(() => undefined);
  return promise;
}
