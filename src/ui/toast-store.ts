import { create } from "zustand";

/** How toasts behave, to the letter of the specification (section 9). */
export const toastLimits = {
  shownAtOnce: 1,
  durationMs: 5000,
  purgeAfterMs: 1_000_000,
  swipeDirection: "right",
  swipeThresholdPx: 50,
  hotkey: ["F8"],
} as const;

export interface Toast {
  id: string;
  title: string;
  description?: string;
  variant: "default" | "destructive";
  /** One thing that can be done about it while it is shown. */
  action?: { label: string; press: () => void };
  open: boolean;
}

interface ToastState {
  toasts: Toast[];
  /** Shows a toast in place of the one that is there; answers its id. */
  show(toast: Pick<Toast, "title" | "description" | "action"> & { variant?: Toast["variant"] }): string;
  /** Closes a toast; it is purged after `toastLimits.purgeAfterMs`. */
  dismiss(id: string): void;
}

let shown = 0;

export const useToasts = create<ToastState>((set) => ({
  toasts: [],
  show({ variant = "default", ...words }) {
    shown += 1;
    const id = String(shown);
    set(({ toasts }) => ({
      toasts: [{ ...words, id, variant, open: true }, ...toasts].slice(0, toastLimits.shownAtOnce),
    }));
    return id;
  },
  dismiss(id) {
    set(({ toasts }) => ({ toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)) }));
    setTimeout(() => {
      set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
    }, toastLimits.purgeAfterMs);
  },
}));

export const showToast = useToasts.getState().show;
