import { Card } from "#ui/card.tsx";

/** Holds the places of what is about to be said, so that nothing moves when it is. */
export function FirstLookWaiting() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-8">
      <Card>
        <Line className="w-28" />
        <Line className="mt-4 h-5 w-11/12" />
        <Line className="mt-3 h-5 w-3/5" />
      </Card>
      <div className="flex flex-col gap-4">
        <Line className="h-5 w-40" />
        <Line className="w-full" />
        <Line className="w-4/5" />
        <Line className="w-11/12" />
      </div>
    </div>
  );
}

function Line({ className }: { className: string }) {
  return <div className={`h-3.5 rounded-full bg-quiet-wash ${className}`} />;
}
