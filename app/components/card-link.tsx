import type { IconName } from "../../art/names";
import { AnyLink, type LinkTarget } from "./any-link";
import "./card-link.css";
import { Icon } from "./icon";

type CardLinkProps = { target: LinkTarget; text: string; icon: IconName; label?: string };

/** The link at the end of a card. A mail address may go on in another line at its @. A click anywhere on the card follows it; the card must be `position: relative`. */
export function CardLink({ target, text, icon, label }: CardLinkProps) {
  const [beforeSign, domain] = text.split("@");
  return (
    <AnyLink target={target} className="card-link" label={label}>
      <span>
        {beforeSign}
        {domain && (
          <>
            <wbr />@{domain}
          </>
        )}
      </span>
      <Icon name={icon} />
    </AnyLink>
  );
}
