import type { IconName } from "../../art/names";
import { useLayoutData } from "../hooks/use-layout-data";
import "./icon.css";

type IconProps = { name: IconName; size?: "small" | "large" | "huge" };

/** Decoration only: it has no accessible name. */
export function Icon({ name, size }: IconProps) {
  const iconHref = useIconHref();
  return (
    <svg className="icon" data-size={size} data-icon={name} viewBox="0 0 12 12" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}

/**
 * The `href` of a `<use>`. The HTML inlines the icons of its own page; after a client-side navigation the others come
 * from the file that has all icons.
 */
export function useIconHref(): (name: IconName) => string {
  const { iconsFile } = useLayoutData();
  return (name) => {
    const inlined = `#icon-${name}`;
    const available = typeof document === "undefined" || document.querySelector(inlined);
    return available ? inlined : iconsFile + inlined;
  };
}
