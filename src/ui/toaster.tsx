import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { classNames } from "./class-names.ts";
import { toastLimits, useToasts } from "./toast-store.ts";

/** Shows the toasts of the store. Once, at the root of the app. */
export function Toaster({ regionLabel, closeLabel }: { regionLabel: string; closeLabel: string }) {
  const { toasts, dismiss } = useToasts();
  return (
    <RadixToast.Provider
      duration={toastLimits.durationMs}
      swipeDirection={toastLimits.swipeDirection}
      swipeThreshold={toastLimits.swipeThresholdPx}
      label={regionLabel}
    >
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismiss(toast.id);
          }}
          className={classNames(
            "flex items-start gap-3 rounded-card border bg-card p-4 pr-2 shadow-lg data-[state=open]:animate-rise",
            "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
            toast.variant === "destructive"
              ? "border-thread border-l-[5px]"
              : "border-line border-l-[5px] border-l-well",
          )}
        >
          <div className="min-w-0 grow">
            <RadixToast.Title className="break-words font-semibold">{toast.title}</RadixToast.Title>
            {toast.description && (
              <RadixToast.Description className="break-words text-soft">{toast.description}</RadixToast.Description>
            )}
          </div>
          {toast.action && (
            <RadixToast.Action
              altText={toast.action.label}
              onClick={toast.action.press}
              className="-my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            aria-label={closeLabel}
            className="-my-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        hotkey={[...toastLimits.hotkey]}
        className="fixed top-0 right-0 z-60 w-full max-w-md p-4 outline-none md:top-auto md:bottom-0"
      />
    </RadixToast.Provider>
  );
}
