import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useRoutedLinks } from "./use-routed-links";

const leave = vi.fn();
afterEach(() => leave.mockClear());

function Shell() {
  return (
    // biome-ignore lint/a11y: as the layout of the site does
    <div onClick={useRoutedLinks(leave)}>
      <Outlet />
    </div>
  );
}

function open(href: string) {
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that no component stands behind
        { path: "/", element: <div dangerouslySetInnerHTML={{ __html: `<a href="${href}">on</a>` }} /> },
        { path: "/next", element: <p>The next page</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test("the router follows a link to a page of ours, whoever made its element", async () => {
  const router = open("/next");
  fireEvent.click(screen.getByRole("link"));
  expect(leave).toHaveBeenCalledWith("/next");
  expect(await screen.findByText("The next page")).toBeTruthy();
  expect(router.state.historyAction).toBe("PUSH");
});

test("a link to the page one is on is not noted twice", async () => {
  const router = open("/");
  await act(async () => void fireEvent.click(screen.getByRole("link")));
  expect(router.state.historyAction).toBe("REPLACE");
  expect(leave).not.toHaveBeenCalled();
});

test("what is not the router's is left to the browser", () => {
  const router = open("#place");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void screen.getByRole("link").dispatchEvent(click));
  expect(click.defaultPrevented).toBe(false);
  expect(router.state.location.pathname).toBe("/");
});
