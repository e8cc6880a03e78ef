import { expect, test } from "vitest";
import { routedPath } from "./link-target";

/** A click on something in a link, as it arrives further up. */
function click(attributes: Record<string, string>, options: Partial<MouseEvent> = {}) {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const inside = document.createElement("span");
  link.append(inside);
  return routedPath({
    target: inside,
    button: 0,
    defaultPrevented: false,
    ...options,
  } as unknown as MouseEvent);
}

test("a click on something in a link of ours asks for its path", () => {
  expect(click({ href: "/vps" })).toEqual({ pathname: "/vps", search: "", hash: "" });
  expect(click({ href: "/legal#refunds" })).toEqual({ pathname: "/legal", search: "", hash: "#refunds" });
  expect(click({ href: "/games?q=rust" })).toEqual({ pathname: "/games", search: "?q=rust", hash: "" });
});

test.each<[string, Record<string, string>, Partial<MouseEvent>]>([
  ["an address outside", { href: "https://store.example/" }, {}],
  ["a new tab", { href: "/vps", target: "_blank" }, {}],
  ["a place on this page", { href: "#plans" }, {}],
  ["the middle button", { href: "/vps" }, { button: 1 }],
  ["a click with Ctrl", { href: "/vps" }, { ctrlKey: true }],
  ["a click with Shift", { href: "/vps" }, { shiftKey: true }],
  ["a click that was answered already", { href: "/vps" }, { defaultPrevented: true }],
])("%s is the browser's", (_, attributes, options) => {
  expect(click(attributes, options)).toBeUndefined();
});

test("a click beside a link asks for nothing", () => {
  expect(routedPath({ target: document.body, button: 0 } as unknown as MouseEvent)).toBeUndefined();
});
