import { useEffect } from "react";
import { offlineTexts } from "#features/texts/offline.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { loadAnewOnce } from "./offline/missing-chunk.ts";
import { loadAnew } from "./offline/new-version.ts";

/** So often it is looked whether the screen has arrived, in milliseconds. */
const lookEvery = 5000;

/** In place of a screen that is not on this device while there is no network: it opens by itself when there is one. */
export function NotHereYet() {
  useEffect(() => {
    // A browser remembers for the page that a script did not come: only a reload asks again.
    const look = () => void loadAnewOnce();
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-12">
      <ErrorState title={offlineTexts.screenMissing}>
        <p>{offlineTexts.screenMissingHint}</p>
        <Button onClick={loadAnew}>{offlineTexts.tryAgain}</Button>
      </ErrorState>
    </div>
  );
}
