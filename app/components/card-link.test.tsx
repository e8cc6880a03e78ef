import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CardLink } from "./card-link";

test.each(["Open a ticket", "help@host.example", "Write to @host or help@host.example", "@host"])(
  "the link has all of its text: %s",
  (text) => {
    render(<CardLink target={{ to: "/support" }} text={text} />, { wrapper: MemoryRouter });
    expect(screen.getByRole("link").textContent).toBe(text);
  },
);
