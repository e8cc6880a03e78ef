import type { ReactNode } from "react";
import { AnyLink, type LinkTarget } from "../components/any-link";
import { outsideTarget } from "../content/brand";
import type { NavTarget } from "../content/navigation";

export function linkTarget(target: NavTarget): LinkTarget {
  return "to" in target ? { to: target.to } : outsideTarget(target.destination);
}

type TargetLinkProps = { target: NavTarget; className: string; current?: boolean; children: ReactNode };

export function TargetLink({ target, ...rest }: TargetLinkProps) {
  return <AnyLink target={linkTarget(target)} {...rest} />;
}
