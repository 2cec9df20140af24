import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { photosTexts as words } from "#features/texts/photos.ts";
import { Button } from "#ui/button.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";

export interface PhotoPage {
  id: number;
  file: File;
}

/** The photos in the order of the pages, each to be moved and removed. */
export function PhotoPages({ pages, onChange }: { pages: PhotoPage[]; onChange: (pages: PhotoPage[]) => void }) {
  function swap(first: number, second: number) {
    const moved = [...pages];
    const [one, other] = [moved[first], moved[second]];
    if (!one || !other) return;
    moved[first] = other;
    moved[second] = one;
    onChange(moved);
  }

  return (
    <ol aria-label={words.pages}>
      {pages.map(({ id, file }, index) => (
        <li key={id} className="flex items-center gap-3 border-line py-3 not-first:border-t">
          <Thumbnail file={file} />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{words.page(index + 1)}</span>
          </span>
          <span className="flex shrink-0">
            <Button
              variant="quiet"
              tight
              disabled={index === 0}
              aria-label={words.moveUp(index + 1)}
              onClick={() => swap(index, index - 1)}
              icon={<ArrowUp aria-hidden="true" className="size-5" />}
            />
            <Button
              variant="quiet"
              tight
              disabled={index === pages.length - 1}
              aria-label={words.moveDown(index + 1)}
              onClick={() => swap(index, index + 1)}
              icon={<ArrowDown aria-hidden="true" className="size-5" />}
            />
            <Button
              variant="quiet"
              tight
              aria-label={words.remove(index + 1)}
              onClick={() => onChange(pages.filter((page) => page.id !== id))}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return (
    <span className="grid h-20 w-16 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-quiet-wash">
      {url && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  );
}
