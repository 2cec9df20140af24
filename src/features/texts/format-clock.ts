/** "0:07", "9:59" or "1:02:03": a length of time as players show it, rounded down to seconds. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  const below = `${two(minutes % 60)}:${two(whole % 60)}`;
  return minutes < 60 ? below.replace(/^0/, "") : `${Math.floor(minutes / 60)}:${below}`;
}
