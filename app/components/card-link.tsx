import { AnyLink, type LinkTarget } from "./any-link";
import "./card-link.css";
import { linkIcon } from "./any-link";
import { Icon } from "./icon";

type CardLinkProps = { target: LinkTarget; text: string; label?: string };

/**
 * The link at the end of a card. A click anywhere on the card follows it; the card must be `position: relative`. A mail
 * address may break before its @.
 */
export function CardLink({ target, text, label }: CardLinkProps) {
  const sign = text.indexOf("@");
  return (
    <AnyLink target={target} className="card-link" label={label}>
      {sign < 0 ? (
        <span>{text}</span>
      ) : (
        <span>
          {text.slice(0, sign)}
          <wbr />
          {text.slice(sign)}
        </span>
      )}
      <Icon name={linkIcon(target)} />
    </AnyLink>
  );
}
