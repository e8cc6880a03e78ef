import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout } from "../layout/layout-fixture";
import { CardLink } from "./card-link";

test.each(["Open a ticket", "help@host.example", "Write to @host or help@host.example", "@host"])(
  "the link has all of its text: %s",
  (text) => {
    render(<CardLink target={{ to: "/support" }} text={text} />, { wrapper: InLayout });
    expect(screen.getByRole("link").textContent).toBe(text);
  },
);
