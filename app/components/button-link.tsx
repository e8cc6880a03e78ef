import type { ReactNode } from "react";
import type { IconName } from "../../art/names";
import { AnyLink, type LinkTarget } from "./any-link";
import "./button-link.css";
import { Icon } from "./icon";

export type ButtonLinkProps = {
  target: LinkTarget;
  children: ReactNode;
  /** "torch" for the main action of a section; "ink" and "cream" for buttons on a torch-coloured ground: see styles/torch-ground.css. */
  tone?: "torch" | "dark" | "ink" | "cream";
  /** "plain" is a line of text on a phone. */
  size?: "small" | "plain" | undefined;
  icon?: IconName;
  label?: string;
};

export function ButtonLink({ target, children, tone = "torch", size, icon, label }: ButtonLinkProps) {
  return (
    <AnyLink
      target={target}
      className="button-link"
      label={label}
      data-tone={tone}
      {...(size && { "data-size": size })}
    >
      {children}
      {icon && <Icon name={icon} />}
    </AnyLink>
  );
}
