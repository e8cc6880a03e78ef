import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { locationStatuses } from "../../content/locations";
import { Status } from "./status";

test.each(["operational", "warning", "critical"] as const)("%s has its label and its icon", (status) => {
  render(<Status status={status} />);
  const { label, icon } = locationStatuses[status];
  const line = screen.getByText(label);
  expect(line.dataset.status).toBe(status);
  expect(line.querySelector("[data-icon]")?.getAttribute("data-icon")).toBe(icon);
});

test("a label can replace the default label", () => {
  render(<Status status="operational" label="Running" />);
  expect(screen.getByText("Running").dataset.status).toBe("operational");
});
