import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { Spinner } from "./spinner.tsx";

/** `primary` is red: at most one on a screen, what the person should press next. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const shared =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control py-2 text-center font-semibold " +
  "transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-thread text-on-thread enabled:hover:bg-thread-deep [a&,label&]:hover:bg-thread-deep",
  secondary: "border border-ink bg-card text-ink enabled:hover:bg-quiet-wash [a&,label&]:hover:bg-quiet-wash",
  quiet:
    "text-ink underline decoration-edge underline-offset-4 enabled:hover:decoration-ink enabled:hover:bg-quiet-wash",
  danger: "border border-thread text-thread enabled:hover:bg-wash",
};

/** The looks of a button, for what is one in all but its element. */
export function buttonLooks(variant: ButtonVariant): string {
  return classNames(shared, "px-4", variants[variant]);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Disables the button and turns a ring beside its words. */
  busy?: boolean;
  /** With little room at its sides, for a button that stands in a line of text. */
  tight?: boolean;
  icon?: ReactNode;
}

export function Button({
  variant = "secondary",
  busy = false,
  tight = false,
  icon,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={classNames(shared, tight ? "px-2" : "px-4", variants[variant], className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: {
  href: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
  download?: string;
  /** Called when it is followed. */
  onClick?: () => void;
}) {
  const { variant = "secondary", icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classNames(buttonLooks(variant), className)}>
      {icon}
      {children}
    </Link>
  );
}
