import type { ReactNode } from "react";
import { AnyLink } from "../components/any-link";
import { linkTarget } from "../content/brand";
import type { SiteHref } from "../content/paths";

type TargetLinkProps = {
  target: { to: SiteHref } | { destination: string };
  className: string;
  current?: boolean;
  children: ReactNode;
};

export function TargetLink({ target, ...rest }: TargetLinkProps) {
  return <AnyLink target={linkTarget(target)} {...rest} />;
}
