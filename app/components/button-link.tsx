import type { ReactNode } from "react";
import type { IconName } from "../art/icons";
import { AnyLink, type LinkTarget } from "./any-link";
import "./button-link.css";
import { Icon } from "./icon";

export type ButtonLinkProps = {
  target: LinkTarget;
  children: ReactNode;
  /** Torch is the one action of a view; ink and cream stand on the torch field. */
  tone?: "torch" | "dark" | "ink" | "cream";
  /** Narrow leaves the text all the width of a small card. */
  size?: "normal" | "small" | "narrow";
  icon?: IconName;
  label?: string;
};

/** A link that looks like a key to press: a face with a lit top edge and a side. */
export function ButtonLink({
  target,
  children,
  tone = "torch",
  size = "normal",
  icon,
  label,
}: ButtonLinkProps) {
  return (
    <AnyLink target={target} className="button-link" label={label} data-tone={tone} data-size={size}>
      {children}
      {icon && <Icon name={icon} />}
    </AnyLink>
  );
}
