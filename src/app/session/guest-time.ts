/** How long records may wait here without an account, in hours. */
export const guestHours = [1, 24, 168] as const;
export type GuestHours = (typeof guestHours)[number];

/** What holds where nobody has chosen. */
export const usualGuestHours: GuestHours = 24;

/** Epoch milliseconds. */
export function guestEnd(now: number, hours: GuestHours): number {
  return now + hours * 3_600_000;
}

/** What was chosen, from when it ends. */
export function chosenHours(expiresAt: number, now: number): GuestHours {
  const left = (expiresAt - now) / 3_600_000;
  return guestHours.find((hours) => left <= hours) ?? 168;
}
