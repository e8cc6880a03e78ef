import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { InLayout } from "../layout/layout-fixture";
import { QuestionAnswer } from "./question-answer";

test("an answer shows its specs, features and links", () => {
  const specs = [{ label: "Port", value: "25565" }];
  const relatedLinks = [{ text: "Support", to: "/support" }] as const;
  render(<QuestionAnswer answer="Yes." specs={specs} features={["No card"]} relatedLinks={relatedLinks} />, {
    wrapper: InLayout,
  });
  expect(screen.getByRole("definition").textContent).toBe("25565");
  const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(entries).toEqual(["No card", "Support"]);
});

test("a list without entries is left out", () => {
  const { container } = render(<QuestionAnswer answer="Yes." specs={[]} features={[]} relatedLinks={[]} />);
  expect(container.innerHTML).toBe("<p>Yes.</p>");
});
