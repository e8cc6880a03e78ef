import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-on-intent";

const prefetch = vi.fn<(path: string) => void>();
let stop = () => {};

beforeEach(() => {
  prefetch.mockClear();
  document.body.innerHTML =
    '<a id="ours" href="/vps#plans"><b>VPS</b></a><a id="here" href="#main">Skip</a><a id="theirs" href="https://shop.example/vps">Shop</a><p id="text">Text</p>';
  stop = prefetchOnIntent(prefetch);
});
afterEach(() => stop());

function send(event: string, id: string) {
  document.querySelector(`#${id}`)?.dispatchEvent(new Event(event, { bubbles: true }));
}

test.each([
  ["pointerover", "ours"],
  ["focusin", "ours"],
  ["touchstart", "ours"],
  ["pointerover", "ours b"],
])("%s on %s, a link of ours, fetches its page", (event, id) => {
  send(event, id);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith("/vps");
});

test.each(["here", "theirs", "text"])("%s fetches nothing", (id) => {
  send("pointerover", id);
  expect(prefetch).not.toHaveBeenCalled();
});

test("stopping removes the listeners", () => {
  stop();
  send("pointerover", "ours");
  expect(prefetch).not.toHaveBeenCalled();
});
