import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout, layout } from "../layout/layout-fixture";
import { Logo } from "./logo";

test("the logo is a link to the home page", () => {
  render(<Logo />, { wrapper: InLayout });
  expect(screen.getByRole("link", { name: layout.brand.name }).getAttribute("href")).toBe("/");
});
