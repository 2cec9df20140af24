import { Component, type ErrorInfo, type ReactNode } from "react";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";

/** Catches what a screen throws while it is drawn, and says so in words. Give it the address as key: another one is another chance. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="mx-auto w-full max-w-2xl px-5 py-12">
        <ErrorState title={texts.chrome.crashed}>
          <p>{texts.chrome.crashedHint}</p>
          <Button onClick={() => location.reload()}>{texts.chrome.reload}</Button>
        </ErrorState>
      </div>
    );
  }
}
