declare global {
  interface Window {
    /** The button that was pressed before the app stood, kept by before-first-paint.js; null once that is over. */
    pressedEarly?: HTMLElement | null;
  }
}

/** Presses what somebody has pressed on a page that was drawn ahead, before anything could answer. */
export function pressAgain(): void {
  const button = window.pressedEarly;
  window.pressedEarly = null;
  if (button?.isConnected) button.click();
}
