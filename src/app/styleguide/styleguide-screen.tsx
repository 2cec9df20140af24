import { Controls } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";
import { Showing } from "./showing.tsx";

/** Every component of the design system in every state. */
export function StyleguideScreen() {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8">
      <h1 className="font-medium font-serif text-display">Styleguide</h1>
      <Foundations />
      <Controls />
      <Showing />
      <Overlays />
    </div>
  );
}
