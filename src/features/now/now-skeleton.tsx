import { nowTexts as words } from "#features/texts/now.ts";

const rows = [2, 3, 4, 3, 2];

/** Stands where the screen will stand, as high as its rows, while the chart is put together. */
export function NowSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="flex min-h-dvh flex-col gap-7">
        {rows.map((count, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
          <div key={section}>
            <div className="mb-3 h-6 w-40 rounded bg-quiet-wash" />
            <div className="rounded-card border border-line bg-card">
              {Array.from({ length: count }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
                <div key={row} className="flex h-14 flex-col justify-center gap-2 border-line px-4 not-first:border-t">
                  <div className="h-3 w-1/2 rounded bg-quiet-wash" />
                  <div className="h-2.5 w-1/3 rounded bg-quiet-wash" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
