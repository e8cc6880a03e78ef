import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { footer } from "../content/layout";
import { Footer } from "./footer";
import { Header } from "./header";

vi.mock("../content/navigation", () => ({ headerMenu: [] }));
vi.mock("../content/footer", () => ({ footerColumns: [], socialLinks: [] }));

test("without menus header and footer have no landmark for them, but their other links", () => {
  render(
    <>
      <Header />
      <Footer />
    </>,
    { wrapper: MemoryRouter },
  );
  expect(document.querySelector("nav, ul")).toBeNull();
  expect(screen.getByRole("button", { name: "Open menu" })).toBeTruthy();
  expect(screen.getByRole("link", { name: footer.legalLink })).toBeTruthy();
});
