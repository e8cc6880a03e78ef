import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../hooks/timing";
import { Footer } from "./footer";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 59) });
});

test("a page that is left open over New Year shows the new year", () => {
  const router = createMemoryRouter([{ path: "/", element: <Footer /> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText(/©/).textContent).toContain("2026");
  act(() => void vi.advanceTimersByTime(1000 + timing.yearCheck));
  expect(screen.getByText(/©/).textContent).toContain("2027");
});
