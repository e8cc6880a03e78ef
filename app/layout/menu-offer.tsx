import { AnyLink, linkTarget } from "../components/any-link";
import { Drawing } from "../components/drawing";
import { Icon } from "../components/icon";
import { useLayoutData } from "../hooks/use-layout-data";
import "./menu-offer.css";

/** One link in the free half of the mobile menu, if the owner has an offer whose page exists. */
export function MenuOffer() {
  const { menuOffer } = useLayoutData();
  if (!menuOffer) return null;
  const { drawing, title, text } = menuOffer;
  return (
    <AnyLink target={linkTarget(menuOffer)} className="menu-offer">
      <Drawing name={drawing} />
      <span>
        <b className="menu-offer-title">{title}</b>
        {` ${text}`}
      </span>
      <Icon name="arrow" />
    </AnyLink>
  );
}
