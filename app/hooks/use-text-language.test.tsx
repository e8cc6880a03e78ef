import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useTextLanguage } from "./use-text-language";

function Page({ texts }: { texts?: readonly string[] }) {
  useTextLanguage(texts && { language: "en-IN", texts });
  return (
    <p>
      <span>Refunds</span> and <span>Privacy</span>
    </p>
  );
}

test("elements with a text of the first language alone say its language", () => {
  render(<Page texts={["Refunds", " and "]} />);
  expect(screen.getByText("Refunds").lang).toBe("en-IN");
  expect(screen.getByText("Privacy").lang).toBe("");
  expect(screen.getByRole("paragraph").lang).toBe("");
});

test("a page with all its texts has no other language", () => {
  render(<Page />);
  expect(screen.getByText("Refunds").lang).toBe("");
});
