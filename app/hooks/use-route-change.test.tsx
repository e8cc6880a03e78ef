import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRouteChange } from "./use-route-change";

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {
    frames = [];
  });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(window, "scrollTo").mockImplementation((options) => {
    setScroll((options as ScrollToOptions).top ?? 0);
  });
  setScroll(0);
});
afterEach(() => {
  vi.useRealTimers();
});

function setScroll(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}
function runFrames() {
  act(() => {
    while (frames.length > 0) frames.shift()?.(0);
  });
}
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function Shell() {
  const { loading } = useRouteChange();
  return (
    <main data-testid="layout" data-loading={loading}>
      <Outlet />
    </main>
  );
}
const loading = () => screen.getByTestId("layout").dataset.loading === "true";

/** A layout with two pages; the code of the second arrives when the test says so. */
function renderSite() {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: "/", element: <h1>Home</h1> },
        { path: "/games", element: <h1>Games</h1> },
        {
          path: "/vps",
          lazy: async () => {
            await delivered;
            return { element: <h1>VPS</h1> };
          },
        },
      ],
    },
  ]);
  // What a browser's history would hold; the router of these tests keeps its own.
  const mirror = ({ location }: { location: { key: string } }) =>
    window.history.replaceState({ key: location.key }, "");
  mirror(router.state);
  router.subscribe(mirror);
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, deliver: () => act(async () => deliver()) };
}

test("the first page brings no loader", () => {
  renderSite();
  pass(0);
  expect(loading()).toBe(false);
});

test("a change of page is covered from the click, though the page is there at once, for 600 ms", async () => {
  const { router } = renderSite();
  await act(() => router.navigate("/games"));
  expect(loading()).toBe(true);
  pass(599);
  expect(loading()).toBe(true);
  pass(1);
  expect(loading()).toBe(false);
});

test("a page whose code takes its time is waited for", async () => {
  const { router, deliver } = renderSite();
  act(() => void router.navigate("/vps"));
  expect(loading()).toBe(true);
  pass(1500);
  expect(loading()).toBe(true);
  await deliver();
  expect(loading()).toBe(false);
  expect(screen.getByRole("heading", { name: "VPS" })).toBe(document.activeElement);
});

test("after 2 s the loader gives up; the page that comes later gets the focus and no second loader", async () => {
  const { router, deliver } = renderSite();
  act(() => void router.navigate("/vps"));
  pass(2000);
  expect(loading()).toBe(false);
  await deliver();
  expect(loading()).toBe(false);
  expect(screen.getByRole("heading", { name: "VPS" })).toBe(document.activeElement);
});

test("the loader stays while the page scrolls to the top", async () => {
  setScroll(3000);
  const { router } = renderSite();
  await act(() => router.navigate("/games"));
  pass(900);
  expect(loading()).toBe(true);
  runFrames();
  expect(window.scrollY).toBe(0);
  expect(loading()).toBe(false);
});

test("a scroll that is not done after 2 s ends at the top at once", async () => {
  setScroll(3000);
  const { router } = renderSite();
  await act(() => router.navigate("/games"));
  pass(2000);
  expect(loading()).toBe(false);
  expect(window.scrollY).toBe(0);
});

test("focus goes to the new heading when the loader is gone", async () => {
  const { router } = renderSite();
  await act(() => router.navigate("/games"));
  expect(document.activeElement).toBe(document.body);
  pass(600);
  expect(screen.getByRole("heading", { name: "Games" })).toBe(document.activeElement);
});

test("back returns to where the reader was, without scrolling there", async () => {
  const { router } = renderSite();
  setScroll(1234);
  await act(() => router.navigate("/games"));
  runFrames();
  pass(600);
  expect(window.scrollY).toBe(0);
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(1234);
  expect(loading()).toBe(true);
  pass(600);
  expect(loading()).toBe(false);
});

test.each(["/?q=a", "/#plans"])(
  "a change of search or hash (%s) shows no loader and leaves the scroll",
  async (to) => {
    const { router } = renderSite();
    setScroll(500);
    await act(() => router.navigate(to));
    expect(loading()).toBe(false);
    expect(window.scrollY).toBe(500);
  },
);
