import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useCurrentYear } from "./use-current-year";

function Year() {
  return <p>{useCurrentYear()}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test("a page built last year shows this year, and hydrates without a complaint", async () => {
  vi.useFakeTimers({ now: new Date("2031-01-01T00:00:01"), toFake: ["Date"] });
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Year />);
  expect(container.textContent).toBe(String(import.meta.env.BUILD_YEAR));

  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(container, <Year />, { onRecoverableError });
  });
  expect(container.textContent).toBe("2031");
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});
