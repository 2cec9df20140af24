import { Activity, Camera, Watch } from "lucide-react";
import { useState } from "react";
import { demoTexts } from "#features/texts/demo.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";

const words = demoTexts.upload;
const icon = { "aria-hidden": true, className: "size-5" } as const;

/** What the simulated import shows. Made up, like everything of Nora's. */
const figures = { steps: 6842, heartRate: 68, sleep: 7.4, workouts: 3 } as const;
const figureNames = ["steps", "heartRate", "sleep", "workouts"] as const;

/** Camera, Apple Health, Google Fit: none of them is real here, and each says so. */
export function OtherWays() {
  const [camera, setCamera] = useState(false);
  const [imported, setImported] = useState(false);
  return (
    <section aria-labelledby="other-ways-heading" className="flex flex-col gap-3">
      <h2 id="other-ways-heading" className="font-medium font-serif text-heading">
        {words.otherWays}
      </h2>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button aria-expanded={camera} onClick={() => setCamera(!camera)} icon={<Camera {...icon} />}>
          {camera ? words.closeCamera : words.camera}
        </Button>
        <Button onClick={() => setImported(true)} icon={<Activity {...icon} />}>
          {words.appleHealth}
        </Button>
        <Button disabled icon={<Watch {...icon} />}>
          {words.googleFit}
        </Button>
      </div>
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {camera && (
          <div className="grid min-h-48 place-items-center rounded-card border border-edge border-dashed bg-quiet-wash p-6 text-center">
            <div className="flex max-w-[34ch] flex-col items-center gap-3">
              <Camera aria-hidden="true" className="size-8 text-soft" />
              <p>{words.cameraText}</p>
            </div>
          </div>
        )}
        {imported && <AppleHealth />}
      </div>
    </section>
  );
}

function AppleHealth() {
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="font-semibold">{words.appleHealthTitle}</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
        {figureNames.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-soft leading-snug">{words.appleHealthFigures[name]}</dt>
            <dd className="font-medium font-serif text-title">{words.units[name](figures[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-soft">{words.appleHealthText}</p>
    </Card>
  );
}
