import { useEffect, useState } from "react";
import {
  type DeviceCapabilities,
  type ExpectedSpeed,
  expectedSpeed,
  type ModelBackend,
  type ModelChoice,
} from "#core/wording/model-choice.ts";

/** What this device has, and how fast it moves bytes; each is measured on this device. */
export interface DeviceReport {
  device: DeviceCapabilities;
  /** Bytes a second, for each kind of model; undefined where it was not measured. */
  bandwidths: Partial<Record<ModelBackend, number>>;
}

export type MeasureDevice = () => Promise<DeviceReport>;

/**
 * `settled` once it is known or known not to be measurable; the report is undefined as long as it was not measured. Measured again when
 * `version` changes: storage fills.
 */
export function useDeviceReport(measure: MeasureDevice, version: unknown) {
  const [{ report, settled }, setState] = useState<{ report?: DeviceReport; settled: boolean }>({ settled: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version means that something was stored or removed
  useEffect(() => {
    let gone = false;
    measure().then(
      (measured) => {
        if (!gone) setState({ report: measured, settled: true });
      },
      (error: unknown) => {
        console.warn(error);
        if (!gone) setState({ settled: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [measure, version]);

  return { report, settled };
}

/** A token is about three quarters of an English word. */
const wordsPerToken = 0.75;

/** Words a second that a model will write here; undefined where that was not measured. */
export function expectedWords(choice: ModelChoice, report: DeviceReport | undefined): ExpectedSpeed | undefined {
  const bandwidth = report?.bandwidths[choice.backend];
  if (bandwidth === undefined) return undefined;
  const { low, high } = expectedSpeed(choice, bandwidth);
  return { low: Math.round(low * wordsPerToken), high: Math.round(high * wordsPerToken) };
}
