import { Drawing } from "../components/drawing";
import { Icon } from "../components/icon";
import { menuOffer } from "../content/layout";
import "./menu-offer.css";
import { TargetLink } from "./target-link";

/** One link in the free half of the mobile menu, if the owner has an offer whose page exists. */
export function MenuOffer() {
  if (!menuOffer) return null;
  const { drawing, title, text } = menuOffer;
  return (
    <TargetLink target={menuOffer} className="menu-offer">
      <Drawing name={drawing} />
      <span>
        <b className="menu-offer-title">{title}</b>
        {` ${text}`}
      </span>
      <Icon name="arrow" />
    </TargetLink>
  );
}
