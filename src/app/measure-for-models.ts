import type { DeviceReport } from "#features/models/use-device-report.ts";
import { measureGraphicsBandwidth, measureProcessorBandwidth } from "#workers/language/measure-bandwidth.ts";
import { measureDevice } from "#workers/language/measure-device.ts";

let bandwidths: Promise<DeviceReport["bandwidths"]> | undefined;

/** What this device has, and how fast it is: the speed is measured once, what is free each time. */
export async function measureForModels(): Promise<DeviceReport> {
  const device = await measureDevice();
  bandwidths ??= measureBandwidths(device);
  return { device, bandwidths: await bandwidths };
}

async function measureBandwidths(device: DeviceReport["device"]): Promise<DeviceReport["bandwidths"]> {
  // In software it would take minutes for a sentence, whatever its memory does.
  const graphics = device.graphics?.isSoftware ? 0 : await measureGraphicsBandwidth().catch(() => undefined);
  // The engine computes with half of the processors, where pages may share memory between threads.
  const threads = crossOriginIsolated ? Math.max(1, Math.floor(device.processors / 2)) : 1;
  return {
    wasm: measureProcessorBandwidth() * threads,
    ...(graphics !== undefined && { webgpu: graphics }),
  };
}
