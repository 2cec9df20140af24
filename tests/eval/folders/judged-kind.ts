/** The kinds of the judge's format. */
export function judgedKind(kind: string): string {
  const same: Record<string, string> = {
    "lab-report": "lab report",
    "visit-note": "visit note",
    "imaging-report": "imaging",
    certificate: "other",
    leaflet: "other",
    insurance: "other",
    procedure: "other",
    "care-plan": "other",
    "voice-note": "diary",
    "discharge-summary": "discharge",
  };
  return same[kind] ?? kind;
}
