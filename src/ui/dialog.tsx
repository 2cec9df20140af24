import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";

/**
 * A modal dialog: focus stays inside, Escape closes it and gives the focus back. The veil is our own element: Radix' overlay locks
 * scrolling with a style element, which the content policy refuses (see `data-locks-page` in styles.css).
 */
export function Dialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const opener = useRef<Element>(null);

  /** Radix gives the focus back to a trigger of its own only. Where somebody else has moved it since, it stays. */
  function giveFocusBack(event: Event) {
    event.preventDefault();
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }

  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <div data-locks-page className="fixed inset-0 z-40 bg-veil" aria-hidden="true" />
        <RadixDialog.Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveFocusBack}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-y-auto rounded-t-card border border-line bg-paper p-5 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(34rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:p-7"
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <RadixDialog.Title className="font-medium font-serif text-title">{props.title}</RadixDialog.Title>
              {props.description && (
                <RadixDialog.Description className="mt-1.5 text-soft">{props.description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label={props.closeLabel}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </div>
          {props.children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
