import { act, render, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { StillPart } from "./still-part";
import { type StillParts, stillParts } from "./still-parts";

function Words() {
  return (
    <p>
      Finished words, and <a href="/next">the next page</a>
    </p>
  );
}
const fetchWords = vi.fn(async () => ({ Words }));

/** A page with the part in it, and another to go to. */
function routerFor(parts: StillParts<"Words">, enliven?: (part: HTMLElement) => () => void) {
  return createMemoryRouter([
    { path: "/", element: <StillPart of={parts} name="Words" {...(enliven && { enliven })} /> },
    { path: "/next", element: <p>The next page</p> },
  ]);
}

async function prerendered() {
  const parts = stillParts(fetchWords);
  await parts.load();
  fetchWords.mockClear();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<RouterProvider router={routerFor(parts)} />);
  document.body.append(container);
  return container;
}

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  fetchWords.mockClear();
  document.body.replaceChildren();
});

async function hydrate(container: Element, app: React.ReactNode, onRecoverableError = vi.fn()) {
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError });
  });
  return onRecoverableError;
}

test("the part of a prerendered page is kept, element for element, and its code never fetched", async () => {
  const container = await prerendered();
  const before = container.querySelector("p");
  expect(before?.textContent).toBe("Finished words, and the next page");
  const complaints = vi.spyOn(console, "error");
  const errors = await hydrate(container, <RouterProvider router={routerFor(stillParts(fetchWords))} />);
  expect(container.querySelector("p")).toBe(before);
  expect(fetchWords).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test("a kept part stays as it is when its code arrives for another reason", async () => {
  const container = await prerendered();
  const before = container.querySelector("p");
  const parts = stillParts(fetchWords);
  const router = routerFor(parts);
  await hydrate(container, <RouterProvider router={router} />);
  await act(async () => void (await parts.load()));
  await act(() => router.navigate("/?again"));
  expect(container.querySelector("p")).toBe(before);
});

test("what lives in a part is attached to its elements, and ends with it", async () => {
  const end = vi.fn();
  const enliven = vi.fn((_part: HTMLElement) => end);
  const container = await prerendered();
  const router = routerFor(stillParts(fetchWords), enliven);
  await hydrate(container, <RouterProvider router={router} />);
  expect(enliven.mock.calls[0]?.[0].textContent).toContain("Finished words");
  expect(end).not.toHaveBeenCalled();
  await act(() => router.navigate("/next"));
  expect(end).toHaveBeenCalledTimes(1);
});

test("a page that is reached by a click renders the part from its code", async () => {
  const parts = stillParts(fetchWords);
  await parts.load();
  render(<RouterProvider router={routerFor(parts)} />);
  expect(screen.getByText(/Finished words/)).toBeDefined();
});

test("where hydration fails the part is fetched and made anew", async () => {
  const container = await prerendered();
  container.firstElementChild?.replaceWith(document.createElement("table"));
  vi.spyOn(console, "error").mockImplementation(() => {});
  const errors = await hydrate(container, <RouterProvider router={routerFor(stillParts(fetchWords))} />);
  expect(errors).toHaveBeenCalled();
  expect(await screen.findByText(/Finished words/)).toBeDefined();
  expect(fetchWords).toHaveBeenCalledTimes(1);
});

test("the code is fetched once, and again after a failure", async () => {
  const fetchParts = vi.fn(async () => ({ Words }));
  fetchParts.mockRejectedValueOnce(new Error("offline"));
  const parts = stillParts(fetchParts);
  await expect(parts.load()).rejects.toThrow("offline");
  expect(parts.loaded()).toBeUndefined();
  await Promise.all([parts.load(), parts.load()]);
  expect(parts.loaded()).toEqual({ Words });
  expect(fetchParts).toHaveBeenCalledTimes(2);
});
