import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Logo } from "./logo";

test.each([
  ["Evertick", false],
  ["Thunderbolt Craft Hosting", true],
])("%s is a link to the home page; small font: %s", (name, long) => {
  render(<Logo name={name} />, { wrapper: MemoryRouter });
  const logo = screen.getByRole("link", { name });
  expect(logo.getAttribute("href")).toBe("/");
  expect(logo.hasAttribute("data-long")).toBe(long);
});
