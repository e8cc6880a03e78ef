import type { ComponentProps } from "react";

/** A button that sends no form. */
export function Button({ isSmall = false, ...others }: ComponentProps<"button"> & { isSmall?: boolean }) {
  return <button type="button" className="button" data-small={isSmall} {...others} />;
}
