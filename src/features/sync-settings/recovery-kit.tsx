import { Printer } from "lucide-react";
import { syncTexts } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { QrSquare } from "./qr-square.tsx";

const words = syncTexts.kit;

/** The sheet with which a second device is signed in: to be printed. */
export function RecoveryKit(props: {
  email: string;
  /** Where the app is. */
  address: string;
  /** In groups. */
  letters: string;
  modules: boolean[][];
  onKept: () => void;
}) {
  const rows = [
    { label: words.address, value: props.address },
    { label: words.email, value: props.email },
  ];
  return (
    <section aria-labelledby="kit-title" className="flex flex-col gap-5">
      <h1 id="kit-title" className="font-medium font-serif text-title">
        {words.title}
      </h1>
      <p className="measure text-lead">{words.text}</p>
      <div className="flex flex-col gap-6 rounded-card border border-line bg-card p-5 sm:flex-row">
        <QrSquare modules={props.modules} label={words.square} />
        <dl className="flex min-w-0 flex-col gap-4">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-soft">{label}</dt>
              <dd className="break-words font-semibold">{value}</dd>
            </div>
          ))}
          <div>
            <dt className="text-soft">{words.letters}</dt>
            <dd className="select-all break-words font-semibold text-heading leading-relaxed tracking-wider">
              {props.letters}
            </dd>
          </div>
        </dl>
      </div>
      <ol className="measure list-decimal space-y-1 pl-6">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="measure text-soft">{words.codeNote}</p>
      <div className="flex flex-wrap items-center gap-3 pt-2" data-print="hide">
        <Button variant="primary" icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => print()}>
          {words.print}
        </Button>
        <Button onClick={props.onKept}>{words.kept}</Button>
      </div>
    </section>
  );
}
