import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "#ui/button.tsx";

/** A way to the demo, where there is one. */
export function DemoButton(props: {
  href: string | undefined;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}) {
  const { href, ...rest } = props;
  return href === undefined ? null : <ButtonLink href={href} {...rest} />;
}
