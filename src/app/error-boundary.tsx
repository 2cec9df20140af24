import { Component, type ErrorInfo, type ReactNode } from "react";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NotHereYet } from "./not-here-yet.tsx";
import { isMissingChunk } from "./offline/missing-chunk.ts";

/** Catches what a screen throws while it is drawn, and says so in words. Give it the address as key: another one is another chance. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: false | "crashed" | "not-here" }> {
  override state: { failed: false | "crashed" | "not-here" } = { failed: false };

  static getDerivedStateFromError(error: unknown): { failed: "crashed" | "not-here" } {
    return { failed: isMissingChunk(error) ? "not-here" : "crashed" };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (this.state.failed === "not-here") console.warn(error);
    else console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.state.failed === "not-here") return <NotHereYet />;
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
