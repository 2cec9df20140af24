import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { UploadType } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { PdfEngine, PdfFile } from "#core/reading/engines.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { LockedOriginal } from "./locked-original.tsx";
import type { MarkedPlace } from "./marked-place.ts";
import { OriginalPage } from "./original-page.tsx";
import { rangeBoxes } from "./range-boxes.ts";
import { usePdfFile, usePdfPage } from "./use-pdf-page.ts";
import { ZoomPane } from "./zoom-pane.tsx";

const words = texts.document;

interface OriginalProps {
  content: Blob;
  pages: Page[];
  place: MarkedPlace | undefined;
  /** What is understood of the record, marked more faintly than `place`. */
  lit?: readonly MarkedPlace[] | undefined;
  zoom: number;
}

/** The file as it was uploaded: pages of a PDF, the image, or the recording. */
export function OriginalView(
  props: Omit<OriginalProps, "zoom"> & {
    type: UploadType;
    openPdf: PdfEngine["open"];
    zoomBelow?: boolean;
    /** Plays a recording beside its words; without it, the browser's own player does. */
    player?: RecordingPlayer | undefined;
  },
) {
  const [zoom, setZoom] = useState(1);
  const { type, content, pages, place, player } = props;
  if (type === "voice") {
    return player ? player({ content, page: pages[0], place }) : <OriginalRecording content={content} />;
  }
  return (
    <ZoomPane zoom={zoom} onZoom={setZoom} buttonsBelow={props.zoomBelow}>
      {type === "image" ? <OriginalImage {...props} zoom={zoom} /> : <OriginalPdf {...props} zoom={zoom} />}
    </ZoomPane>
  );
}

/** Shows a recording with its transcript; `place` are the words that are to be heard. */
export type RecordingPlayer = (recording: {
  content: Blob;
  page: Page | undefined;
  place: MarkedPlace | undefined;
}) => ReactNode;

const drawing = (
  <p role="status" className="flex min-h-40 items-center justify-center gap-2 text-soft">
    <Spinner /> {words.drawing}
  </p>
);
const failed = <ErrorState title={words.originalFailed} />;

function OriginalRecording({ content }: { content: Blob }) {
  const url = useObjectUrl(content);
  if (!url) return drawing;
  // biome-ignore lint/a11y/useMediaCaption: the words of a recording stand beside it as text, once it has been heard
  return <audio controls preload="metadata" src={url} aria-label={words.audioLabel} className="w-full" />;
}

function useBoxes(page: Page | undefined, place: MarkedPlace | undefined) {
  return useMemo(() => (page && place?.page === page.number ? rangeBoxes(page, place) : []), [page, place]);
}

function useLitBoxes(page: Page | undefined, lit: readonly MarkedPlace[] | undefined) {
  return useMemo(
    () => (page ? lit?.flatMap((place) => (place.page === page.number ? rangeBoxes(page, place) : [])) : undefined),
    [page, lit],
  );
}

function OriginalImage({ content, pages, place, lit, zoom }: OriginalProps) {
  const boxes = useBoxes(pages[0], place);
  const litBoxes = useLitBoxes(pages[0], lit);
  return <OriginalPage image={content} label={words.imageLabel} boxes={boxes} lit={litBoxes} zoom={zoom} />;
}

function OriginalPdf(props: OriginalProps & { openPdf: PdfEngine["open"] }) {
  const { openPdf } = props;
  const [password, setPassword] = useState<string>();
  const open = useCallback<PdfEngine["open"]>(
    (bytes, options) => openPdf(bytes, { ...options, password }),
    [openPdf, password],
  );
  const file = usePdfFile(props.content, open);
  const reason = file.state === "failed" && file.error instanceof Error ? file.error.message : "";
  const isLocked = reason === "password-protected" || reason === "wrong-password";
  const locked = <LockedOriginal key={password} wrong={reason === "wrong-password"} open={setPassword} />;
  return (
    <Loaded result={file} loading={drawing} failed={isLocked ? locked : failed}>
      {(opened) => <PdfPages {...props} file={opened} />}
    </Loaded>
  );
}

function PdfPages({ file, pages, place, lit, zoom }: OriginalProps & { file: PdfFile }) {
  const [number, setNumber] = useState(1);
  useEffect(() => {
    if (place) setNumber(Math.min(place.page, file.pageCount));
  }, [place, file]);
  const image = usePdfPage(file, number, zoom);
  const page = pages.find((candidate) => candidate.number === number);
  const boxes = useBoxes(page, place);
  const litBoxes = useLitBoxes(page, lit);
  return (
    <div className="flex flex-col gap-3">
      {file.pageCount > 1 && (
        <div className="sticky left-0 flex items-center justify-between gap-3">
          <Button
            variant="quiet"
            aria-label={words.previousPage}
            disabled={number === 1}
            onClick={() => setNumber(number - 1)}
            icon={<ChevronLeft aria-hidden="true" className="size-6" />}
          />
          <p aria-live="polite">{words.page(number, file.pageCount)}</p>
          <Button
            variant="quiet"
            aria-label={words.nextPage}
            disabled={number === file.pageCount}
            onClick={() => setNumber(number + 1)}
            icon={<ChevronRight aria-hidden="true" className="size-6" />}
          />
        </div>
      )}
      <Loaded result={image} loading={drawing} failed={<ErrorState title={words.pageFailed} />}>
        {(drawn) => (
          <OriginalPage image={drawn} label={words.pageImage(number)} boxes={boxes} lit={litBoxes} zoom={zoom} />
        )}
      </Loaded>
    </div>
  );
}
