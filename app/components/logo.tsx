import { useLayoutData } from "../hooks/use-layout-data";
import { AnyLink } from "./any-link";
import "./logo.css";

/** The mark, or the picture of the owner, and the name, as a link to the home page. */
export function Logo() {
  const { brand, drawings } = useLayoutData();
  const { name, logo } = brand;
  return (
    <AnyLink target={{ to: "/" }} className="logo">
      {logo ? (
        <img className="logo-mark" src={drawings[logo]?.[0]} width="29" height="29" alt="" />
      ) : (
        <svg className="logo-mark" viewBox="0 0 29 29" aria-hidden="true">
          <use href="#mark" />
        </svg>
      )}
      {name}
    </AnyLink>
  );
}
