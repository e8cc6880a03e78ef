import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout } from "../../../layout/layout-fixture";
import { siteWith } from "../../../loaders/site-fixture";
import { loader } from "../loader";
import { Testimonials } from "./testimonials";

const quote = { id: "half", name: "Jo", content: "Good.", location: "Graz", drawing: "head-a" } as const;

test("a rating between two numbers lights half a star and is said exactly", () => {
  const testimonials = [{ ...quote, rating: 4.5, verified: false }];
  const { testimonials: data } = loader(siteWith({ testimonials }));
  if (data) render(<Testimonials {...data} />, { wrapper: InLayout });
  const stars = screen.getByRole("img", { name: "4,5 von 5" });
  const lit = stars.querySelector("clipPath > path")?.getAttribute("d");
  // Four stars of 48 units, the gaps after them, and half a star.
  expect(lit).toBe(`M0 0h${4 * (48 + 10) + 24}v48H0z`);
});
