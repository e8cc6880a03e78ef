import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Logo } from "./logo";

test.each([
  ["Evertick", null],
  ["Thunderbolt Craft Hosting", "name"],
  ["Thunderboltcrafthostings", "word"],
])("the logo of %s is a link to the home page; its name is long: %s", (name, long) => {
  render(<Logo name={name} />, { wrapper: MemoryRouter });
  const logo = screen.getByRole("link", { name });
  expect(logo.getAttribute("href")).toBe("/");
  expect(logo.getAttribute("data-long")).toBe(long);
});
