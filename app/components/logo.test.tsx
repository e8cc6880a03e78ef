import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Logo } from "./logo";

test("the logo is a link to the home page", () => {
  render(<Logo name="Evertick" />, { wrapper: MemoryRouter });
  expect(screen.getByRole("link", { name: "Evertick" }).getAttribute("href")).toBe("/");
});
