import { expect, test, vi } from "vitest";
import { prefetchOnIntent } from "./prefetch-on-intent";

test("a page is fetched once, when the reader hovers, focuses or touches a link to it, until that is stopped", () => {
  document.body.innerHTML =
    '<a id="ours" href="/vps#plans"><b>VPS</b></a><a id="here" href="#main">Skip</a><a id="theirs" href="https://shop.example/vps">Shop</a><p id="text">Text</p>';
  const send = (event: string, target: string) =>
    document.querySelector(target)?.dispatchEvent(new Event(event, { bubbles: true }));

  for (const event of ["pointerover", "focusin", "touchstart"]) {
    const prefetch = vi.fn<(path: string) => void>();
    const stop = prefetchOnIntent(prefetch);
    for (const target of ["#here", "#theirs", "#text"]) send(event, target);
    expect(prefetch).not.toHaveBeenCalled();
    for (const target of ["#ours b", "#ours"]) send(event, target);
    expect(prefetch, event).toHaveBeenCalledExactlyOnceWith("/vps");
    stop();
  }

  const prefetch = vi.fn();
  prefetchOnIntent(prefetch)();
  send("pointerover", "#ours");
  expect(prefetch).not.toHaveBeenCalled();
});
