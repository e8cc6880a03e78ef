import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { LayoutDataContext } from "../hooks/use-layout-data";
import { ErrorPage } from "./error-page";
import { layout } from "./layout-fixture";

const { errorPage } = layout;

function BrokenPage(): never {
  throw new Error("secret detail of the fault");
}

function isHandledByApp(link: HTMLElement): boolean {
  let handled: boolean | undefined;
  const onClick = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", onClick, { once: true });
  link.click();
  return handled ?? true;
}

test("a page that throws shows the error page with two links and no details of the error", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const router = createMemoryRouter([{ path: "/", element: <BrokenPage />, ErrorBoundary: ErrorPage }]);
  const { container } = render(
    <LayoutDataContext value={layout}>
      <RouterProvider router={router} />
    </LayoutDataContext>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(errorPage.title);
  expect(screen.getByRole("link", { name: errorPage.homeLink }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: errorPage.supportLink }).getAttribute("href")).toBe("/support");
  // The browser loads the page again: the broken app cannot.
  for (const link of screen.getAllByRole("link")) expect(isHandledByApp(link)).toBe(false);
  expect(container.textContent).not.toContain("secret detail");
  expect(container.textContent).not.toContain("BrokenPage");
});
