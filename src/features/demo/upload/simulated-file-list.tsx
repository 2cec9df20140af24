import { X } from "lucide-react";
import { demoTexts } from "#features/texts/demo.ts";
import { StatusBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type SimulatedFile, sizeInMegabytes } from "./simulated-upload.ts";

const words = demoTexts.upload;
const badges = { uploading: "pending", processing: "processing", completed: "completed" } as const;

/** The chosen files with what they pretend to go through. */
export function SimulatedFileList({
  files,
  remove,
}: {
  files: readonly SimulatedFile[];
  remove: (id: number) => void;
}) {
  return (
    <section aria-labelledby="demo-files-heading">
      <h2 id="demo-files-heading" className="mb-3 font-medium font-serif text-heading">
        {words.files}
      </h2>
      {files.length === 0 ? (
        <p className="text-soft">{words.none}</p>
      ) : (
        <ul aria-live="polite" className="rounded-card border border-line bg-card px-4 sm:px-5">
          {files.map(({ id, name, size, type, state }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line py-2.5 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <div>
                <p className="break-words font-semibold">{name}</p>
                <p className="text-soft">
                  {words.types[type]} · {sizeInMegabytes(size)}
                </p>
              </div>
              <p className="mt-1 max-sm:order-last sm:mt-0">
                <StatusBadge status={badges[state]} label={words.states[state]} />
              </p>
              <Button
                variant="quiet"
                tight
                aria-label={words.remove(name)}
                onClick={() => remove(id)}
                icon={<X aria-hidden="true" className="size-5" />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
