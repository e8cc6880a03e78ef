import type { IconName } from "../../art/names";
import "./icon.css";
import { useIconHref } from "./icon-href";

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
