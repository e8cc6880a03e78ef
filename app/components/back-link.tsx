import type { SiteHref } from "../../site/addresses";
import { AnyLink } from "./any-link";
import "./back-link.css";
import { Icon } from "./icon";

/** To the list that a page belongs to, above its title. */
export function BackLink({ to, text }: { to: SiteHref; text: string }) {
  return (
    <AnyLink target={{ to }} className="back-link">
      <Icon name="arrow" />
      {text}
    </AnyLink>
  );
}
