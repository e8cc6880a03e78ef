import type { IconName } from "../../art/names";
import { useLayoutData } from "../hooks/use-layout-data";

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
