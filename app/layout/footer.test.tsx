import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { Footer } from "./footer";

test("the footer shows the year of the visit", () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Footer /> }])} />);
  expect(screen.getByText(/©/).textContent).toContain("2031");
});
