import { expect, test, vi } from "vitest";
import { countPageView } from "./count-page-view";

type Analytics = Parameters<typeof countPageView>[0];

const referrer = "https://search.example/";
const plausible: Analytics = { product: "plausible", host: "https://plausible.io" };

/** The request for a page view. It fails: an error that is not ignored would fail the test. */
function requestFor(analytics: Analytics, domain = "site.example", address = "https://site.example/vps") {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", new URL(address));
  countPageView(analytics, { domain, path: "/vps", title: "VPS & more", referrer });
  return fetched.mock.calls[0];
}

test.each<[Analytics, string, object | undefined]>([
  [
    plausible,
    "https://plausible.io/api/event",
    { name: "pageview", domain: "site.example", url: "https://site.example/vps", referrer },
  ],
  [
    { product: "umami", host: "https://stats.site.example/", site: "0af3" },
    "https://stats.site.example/api/send",
    {
      type: "event",
      payload: expect.objectContaining({ website: "0af3", url: "/vps", title: "VPS & more", referrer }),
    },
  ],
  [
    { product: "goatcounter", host: "https://us.goatcounter.com" },
    "https://us.goatcounter.com/count?p=%2Fvps&t=VPS+%26+more&r=https%3A%2F%2Fsearch.example%2F",
    undefined,
  ],
])("%o gets a page view in the form that it documents, without cookies", (analytics, address, body) => {
  const [url, options] = requestFor(analytics) ?? [];
  expect(url).toBe(address);
  expect(options?.body && JSON.parse(String(options.body))).toEqual(body);
  expect(options).toMatchObject({ credentials: "omit", keepalive: true });
});

test.each([
  ["site.example", "https://site.example/", true],
  ["site.example", "https://www.site.example/", true],
  ["www.site.example", "https://www.site.example/", true],
  ["Site.example", "https://site.example/", true],
  ["schürer.example", "https://xn--schrer-5ya.example/", true],
  ["site.example", "http://localhost:3000/", false],
  ["site.example", "https://preview.site.example/", false],
  ["site.example", "https://othersite.example/", false],
  ["site.example", "file:///home/owner/index.html", false],
])("the site of %s at %s is counted: %s", (domain, address, counted) => {
  expect(requestFor(plausible, domain, address) !== undefined).toBe(counted);
});
