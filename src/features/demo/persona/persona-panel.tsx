import { ChevronDown, Stethoscope } from "lucide-react";
import type { ReactNode } from "react";
import type { PersonaBootstrap } from "#demo/persona.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { type Loadable, Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";

const words = demoTexts.persona;

/** Who the demo patient is, in four parts that open; and the way to a specialist, which leads to the prices. */
export function PersonaPanel(props: {
  persona: Loadable<PersonaBootstrap>;
  specialistHref: string;
  /** What is said while it loads. */
  loading?: string;
}) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-medium font-serif text-heading">{words.heading}</h2>
      <Loaded
        result={props.persona}
        loading={
          // As high as the parts that come, so that nothing below them is pushed.
          <p role="status" className="flex min-h-[28.5rem] items-start gap-2 text-soft sm:max-lg:min-h-[22rem]">
            <Spinner />
            {props.loading ?? words.loading}
          </p>
        }
        failed={<ErrorState title={texts.errors.personaFailed} />}
      >
        {(persona) => <PersonaParts persona={persona} />}
      </Loaded>
      <ButtonLink href={props.specialistHref} icon={<Stethoscope aria-hidden="true" className="size-5" />}>
        {words.specialist}
      </ButtonLink>
    </Card>
  );
}

function PersonaParts({ persona }: { persona: PersonaBootstrap }) {
  return (
    <div className="border-line border-t">
      <Part title={words.challenges} open>
        <div lang="en">
          <Points points={persona.current_challenges} />
        </div>
      </Part>
      <Part title={words.helps}>
        <Points points={words.helpsPoints} />
      </Part>
      <Part title={words.team}>
        <dl className="flex flex-col gap-3">
          {persona.care_team.map(({ name, role }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd lang="en" className="text-soft">
                {role}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={words.goals}>
        <dl className="flex flex-col gap-3">
          {persona.goals.map(({ label, target_date }) => (
            <div key={label}>
              <dt lang="en">{label}</dt>
              <dd className="text-soft">{words.target(formatClinicalDate({ date: target_date, precision: "day" }))}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

/** The browser's own disclosure, so that its search finds what is closed. */
function Part({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-line border-b">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-thread">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
