import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app gives its router's link here, once; without it links are plain ones. */
export const LinkProvider = LinkContext.Provider;

export function Link(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
