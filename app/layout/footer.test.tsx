import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Footer } from "./footer";
import { InLayout } from "./layout-fixture";

test("the footer shows the year of the visit", () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) });
  render(<Footer />, { wrapper: InLayout });
  expect(screen.getByText(/©/).textContent).toContain("2031");
});
