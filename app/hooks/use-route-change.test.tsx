import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, createPath, type Location, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { useRouteChange } from "./use-route-change";

beforeEach(() => {
  const frames = ["requestAnimationFrame", "cancelAnimationFrame"] as const;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", ...frames] });
  vi.spyOn(window, "scrollTo").mockImplementation((options) => {
    setScroll((options as ScrollToOptions).top ?? 0);
  });
  setScroll(0);
});

function setScroll(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}
function nextFrame() {
  act(() => void vi.advanceTimersToNextFrame());
}
function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function Layout() {
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
  let deliver = (_: object) => {};
  const vps = new Promise<object>((resolve) => {
    deliver = resolve;
  });
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: "/", element: <h1>Home</h1> },
        { path: "/games", element: <h1>Games</h1> },
        { path: "/vps", lazy: () => vps },
      ],
    },
  ]);
  // The router of these tests has its own history; the hook compares with the browser's address.
  const mirror = ({ location }: { location: Location }) =>
    window.history.replaceState({}, "", createPath(location));
  mirror(router.state);
  router.subscribe(mirror);
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, deliver: () => act(async () => deliver({ element: <h1>VPS</h1> })) };
}

test("a page whose code is there at once is covered for 600 ms, then its heading has the focus", async () => {
  const { router } = renderSite();
  pass(0);
  expect(loading()).toBe(false);
  await act(() => router.navigate("/games"));
  expect(loading()).toBe(true);
  nextFrame();
  pass(599);
  expect(loading()).toBe(true);
  expect(document.activeElement).toBe(document.body);
  pass(1);
  expect(loading()).toBe(false);
  expect(screen.getByRole("heading", { name: "Games" })).toBe(document.activeElement);
});

test("a second route change during the first keeps the loader and starts its clock again", async () => {
  const { router } = renderSite();
  await act(() => router.navigate("/games"));
  pass(500);
  await act(() => router.navigate("/"));
  nextFrame();
  pass(599);
  expect(loading()).toBe(true);
  pass(1);
  expect(loading()).toBe(false);
});

test("the loader stays until the code of the page is loaded", async () => {
  const { router, deliver } = renderSite();
  act(() => void router.navigate("/vps"));
  pass(1500);
  expect(loading()).toBe(true);
  await deliver();
  expect(loading()).toBe(false);
  expect(screen.getByRole("heading", { name: "VPS" })).toBe(document.activeElement);
});

test("after 2 s the loader hides; a page that comes later gets the focus and no second loader", async () => {
  const { router, deliver } = renderSite();
  act(() => void router.navigate("/vps"));
  pass(2000);
  expect(loading()).toBe(false);
  expect(screen.getByRole("heading", { name: "Home" })).toBe(document.activeElement);
  await deliver();
  expect(loading()).toBe(false);
  expect(screen.getByRole("heading", { name: "VPS" })).toBe(document.activeElement);
});

test.each([
  ["a busy processor delays the route change: the loader hides 2 s after the click", 700, 1300],
  ["a click long before a navigation by script does not shorten its loader", 5000, 2000],
])("%s", (_, delay, shownFor) => {
  const { router } = renderSite();
  const click = new Event("click");
  Object.defineProperty(click, "timeStamp", { value: performance.now() });
  window.dispatchEvent(click);
  pass(delay);
  act(() => void router.navigate("/vps"));
  pass(shownFor - 1);
  expect(loading()).toBe(true);
  pass(1);
  expect(loading()).toBe(false);
});

test.each([
  ["the loader stays while the page scrolls to the top", 3000, 900, 100],
  ["when the loader hides after 2 s, the page jumps to the top", 3_000_000, 1999, 20],
])("%s", async (_, from, covered, rest) => {
  const { router } = renderSite();
  setScroll(from);
  await act(() => router.navigate("/games"));
  pass(covered);
  expect(loading()).toBe(true);
  expect(window.scrollY).toBeGreaterThan(0);
  pass(rest);
  expect(loading()).toBe(false);
  expect(window.scrollY).toBe(0);
});

test("back restores the scroll position at once, and focuses the heading when the loader hides", async () => {
  const { router } = renderSite();
  setScroll(1234);
  await act(() => router.navigate("/games"));
  pass(1000);
  expect(window.scrollY).toBe(0);
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(1234);
  expect(loading()).toBe(true);
  expect(focus).not.toHaveBeenCalled();
  pass(1000);
  expect(loading()).toBe(false);
  expect(focus).toHaveBeenCalledOnce();
});

test.each(["/?q=a", "/#plans"])(
  "a change of search or hash (%s) shows no loader and does not scroll",
  async (to) => {
    const { router } = renderSite();
    setScroll(500);
    await act(() => router.navigate(to));
    pass(100);
    expect(loading()).toBe(false);
    expect(window.scrollY).toBe(500);
  },
);
