import type { ReactNode } from "react";
import { AnyLink } from "../components/any-link";
import { linkTarget } from "../content/brand";
import type { NavTarget } from "../content/navigation";

type TargetLinkProps = { target: NavTarget; className: string; current?: boolean; children: ReactNode };

export function TargetLink({ target, ...rest }: TargetLinkProps) {
  return <AnyLink target={linkTarget(target)} {...rest} />;
}
