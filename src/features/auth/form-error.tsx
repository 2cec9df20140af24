import { CircleAlert } from "lucide-react";

/** Why the form was not sent. The place is there from the start, so that a screen reader hears what comes into it. */
export function FormError({ sentence }: { sentence: string | undefined }) {
  return (
    <div role="alert">
      {sentence && (
        <p className="flex items-start gap-2 font-semibold text-thread">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
          {sentence}
        </p>
      )}
    </div>
  );
}
