import { Cpu, Sparkles } from "lucide-react";
import { Button } from "./button.tsx";

/** Who said what stands above: the built-in engine, or a language model (`isModel`), with a way to look at the other words. */
export function EngineLine(props: {
  text: string;
  isModel: boolean;
  action?: { label: string; press: () => void } | undefined;
}) {
  const Icon = props.isModel ? Sparkles : Cpu;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-fine text-soft">
      <p className="flex items-baseline gap-1.5 py-1">
        <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-0.5" />
        {props.text}
      </p>
      {props.action && (
        <Button variant="quiet" tight onClick={props.action.press} className="-ml-2 font-normal">
          {props.action.label}
        </Button>
      )}
    </div>
  );
}
