import type { ReactNode } from "react";
import { installTexts as words } from "#features/texts/install.ts";
import { AddStepPicture, HomeStepPicture, ShareStepPicture } from "./step-pictures.tsx";

/** What to press, one after the other; on a phone with a picture of each. */
export function InstallSteps({ way }: { way: "iphone" | "mac" | "menu" }) {
  if (way !== "iphone") return <Steps steps={words.steps[way].map((text) => ({ text }))} />;
  const pictures = [<ShareStepPicture key="share" />, <AddStepPicture key="add" />, <HomeStepPicture key="home" />];
  return <Steps steps={words.steps.iphone.map((text, at) => ({ text, picture: pictures[at] }))} />;
}

function Steps({ steps }: { steps: { text: string; picture?: ReactNode }[] }) {
  return (
    <ol className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {steps.map(({ text, picture }, at) => (
        <li key={text} className="flex items-center gap-3 sm:flex-col sm:items-start">
          {picture}
          <p>
            <span className="font-semibold">{at + 1}.</span> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
