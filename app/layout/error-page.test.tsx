import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { ErrorPage } from "./error-page";

function BrokenPage(): never {
  throw new Error("secret detail of the fault");
}

test("a page that fails shows the error page with two ways out and nothing of the fault", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const router = createMemoryRouter([{ path: "/", element: <BrokenPage />, ErrorBoundary: ErrorPage }]);
  const { container } = render(<RouterProvider router={router} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error!");
  expect(screen.getByRole("link", { name: "Respawn at Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Call for Backup" }).getAttribute("href")).toBe("/support");
  // Whatever has gone wrong in the app, a page fetched anew is free of it.
  for (const link of screen.getAllByRole("link")) expect(link.getAttribute("target")).toBe("_self");
  expect(container.textContent).not.toContain("secret detail");
  expect(container.textContent).not.toContain("BrokenPage");
});
