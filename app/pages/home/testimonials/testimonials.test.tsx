import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { testimonials as texts } from "../../../content/pages/home";
import { localNumber } from "../../../format/numbers";
import { phrase } from "../../../format/phrase";
import { Testimonials } from "./testimonials";

vi.mock("../../../content/testimonials", () => ({
  testimonials: [
    { id: "half", name: "Jo", content: "Good.", rating: 4.5, location: "Graz", drawing: "head-a" },
  ],
}));

test("a rating between two numbers lights half a star and is said exactly", () => {
  render(<Testimonials />, { wrapper: MemoryRouter });
  const name = phrase(texts.rating, { rating: localNumber(4.5), most: localNumber(5) });
  const stars = screen.getByRole("img", { name });
  const lit = stars.querySelector("clipPath > path")?.getAttribute("d");
  // Four stars of 48 units, the gaps after them, and half a star.
  expect(lit).toBe(`M0 0h${4 * (48 + 10) + 24}v48H0z`);
});
