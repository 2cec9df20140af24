import type { DeviceCapabilities } from "#core/wording/model-choice.ts";

/** A memory with 64-bit addresses, which the binary of the wasm engine has. */
const memory64 = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 4, 1);
/** A function that makes a vector of 128 bits. */
const simd = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);
const gibibyte = 1024 ** 3;

/** What browsers say of a device, beyond what TypeScript's library knows. */
interface DescribedNavigator {
  deviceMemory?: number;
  gpu?: GPU;
  storage?: StorageManager;
}

/** Asks this device what it has; loads nothing. */
export async function measureDevice(): Promise<DeviceCapabilities> {
  const described = navigator as Navigator & DescribedNavigator;
  const [graphics, storage] = await Promise.all([
    askAdapter(described.gpu).catch(() => undefined),
    described.storage?.estimate().catch(() => undefined),
  ]);
  const { quota, usage } = storage ?? {};
  return {
    graphics,
    hasWasmFeatures:
      "caches" in globalThis &&
      "Suspending" in WebAssembly &&
      WebAssembly.validate(memory64) &&
      WebAssembly.validate(simd),
    memoryBytes: described.deviceMemory === undefined ? undefined : described.deviceMemory * gibibyte,
    processors: navigator.hardwareConcurrency,
    storageFreeBytes: quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage),
  };
}

async function askAdapter(gpu: GPU | undefined): Promise<DeviceCapabilities["graphics"]> {
  const adapter = await gpu?.requestAdapter({ powerPreference: "high-performance" });
  if (!adapter) return undefined;
  const { vendor, architecture, device, description } = adapter.info;
  const words = [description, device, vendor, architecture].join(" ");
  return {
    name: description || [vendor, architecture].filter(Boolean).join(" ") || "WebGPU",
    isSoftware: /swiftshader|llvmpipe|lavapipe|basic render|software/i.test(words),
    hasShaderF16: adapter.features.has("shader-f16"),
    maxBufferBytes: adapter.limits.maxStorageBufferBindingSize,
  };
}

/** Whether a download may cost money or is unwanted: the person saves data, or uses a mobile network. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === "cellular";
}
