import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Status } from "./status";

afterEach(cleanup);

test.each([
  ["operational", "Operational", "check"],
  ["warning", "Warning", "warning"],
  ["critical", "Critical", "close"],
] as const)("%s has a label and an icon", (status, word, icon) => {
  render(<Status status={status} />);
  const line = screen.getByText(word);
  expect(line.dataset.status).toBe(status);
  expect(line.querySelector("[data-icon]")?.getAttribute("data-icon")).toBe(icon);
});

test("a label can replace the default label", () => {
  render(<Status status="operational" label="Running" />);
  expect(screen.getByText("Running").dataset.status).toBe("operational");
});
