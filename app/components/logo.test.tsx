import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Logo } from "./logo";

test("the logo is a link to the home page", () => {
  render(<Logo name="Evertick" long="name" />, { wrapper: MemoryRouter });
  const logo = screen.getByRole("link", { name: "Evertick" });
  expect(logo.getAttribute("href")).toBe("/");
  expect(logo.getAttribute("data-long")).toBe("name");
});
