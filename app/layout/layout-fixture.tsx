import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { LayoutDataContext } from "../hooks/use-layout-data";
import { site } from "../loaders/site-fixture";
import { type LayoutData, layoutData } from "./loader";

/** What the layout of the site of unit tests shows. */
export const layout: LayoutData = layoutData(site);

/** For tests of components: `render(<Part />, { wrapper: InLayout })`. */
export function InLayout({ children }: { children: ReactNode }) {
  return (
    <LayoutDataContext value={layout}>
      <MemoryRouter>{children}</MemoryRouter>
    </LayoutDataContext>
  );
}
