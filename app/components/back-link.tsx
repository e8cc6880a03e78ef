import { AnyLink, type LinkTarget } from "./any-link";
import "./back-link.css";
import { Icon } from "./icon";

/** To the list that a page belongs to, above its title. */
export function BackLink({ target, text }: { target: LinkTarget; text: string }) {
  return (
    <AnyLink target={target} className="back-link">
      <Icon name="arrow" />
      {text}
    </AnyLink>
  );
}
