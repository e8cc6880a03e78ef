import { createContext, useContext } from "react";
import type { LayoutData } from "../layout/loader";

export const LayoutDataContext = createContext<LayoutData | undefined>(undefined);

/** What the layout shows on every page, and the words of components. */
export function useLayoutData(): LayoutData {
  const data = useContext(LayoutDataContext);
  if (!data) throw new Error("useLayoutData needs a LayoutDataContext around it.");
  return data;
}
