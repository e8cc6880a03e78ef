import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { words } from "../content/interface";
import { ScrollToTop } from "./scroll-to-top";

test("the button is shown past 300 px, not at 300 px", () => {
  render(<ScrollToTop />);
  for (const [top, shown] of [
    [300, "false"],
    [301, "true"],
    [300, "false"],
  ] as const) {
    vi.stubGlobal("scrollY", top);
    act(() => void window.dispatchEvent(new Event("scroll")));
    expect(screen.getByRole("button", { name: words.page.toTop }).dataset.shown).toBe(shown);
  }
});
