import { beforeEach, expect, test, vi } from "vitest";
import { countPageView } from "./count-page-view";

const view = {
  domain: "site.example",
  path: "/vps",
  title: "VPS & more",
  referrer: "https://search.example/",
};

beforeEach(() => vi.stubGlobal("location", new URL("https://site.example/vps")));

function requestFor(analytics: Parameters<typeof countPageView>[0]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  countPageView(analytics, view);
  const [url, options] = fetch.mock.calls[0] ?? [];
  return { url: String(url), options, body: options?.body ? JSON.parse(String(options.body)) : undefined };
}

test("Plausible gets the whole address and the domain of the site", () => {
  const { url, body } = requestFor({ product: "plausible", host: "https://plausible.io" });
  expect(url).toBe("https://plausible.io/api/event");
  expect(body).toEqual({
    name: "pageview",
    domain: "site.example",
    url: "https://site.example/vps",
    referrer: "https://search.example/",
  });
});

test("Umami gets the website ID and the path", () => {
  const { url, body } = requestFor({ product: "umami", host: "https://stats.site.example/", site: "0af3" });
  expect(url).toBe("https://stats.site.example/api/send");
  expect(body).toMatchObject({
    type: "event",
    payload: { website: "0af3", url: "/vps", title: "VPS & more" },
  });
});

test("GoatCounter gets path, title and referrer in the address", () => {
  const { url, body } = requestFor({ product: "goatcounter", host: "https://us.goatcounter.com" });
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe("https://us.goatcounter.com/count");
  expect(Object.fromEntries(searchParams)).toEqual({
    p: "/vps",
    t: "VPS & more",
    r: "https://search.example/",
  });
  expect(body).toBeUndefined();
});

test.each([
  ["site.example", "https://site.example/", true],
  ["site.example", "https://www.site.example/", true],
  ["www.site.example", "https://www.site.example/", true],
  ["Site.example", "https://site.example/", true],
  ["schürer.example", "https://xn--schrer-5ya.example/", true],
  ["site.example", "http://localhost:3000/", false],
  ["site.example", "https://branch.site.pages.example/", false],
  ["site.example", "https://preview.site.example/", false],
  ["site.example", "https://othersite.example/", false],
  ["site.example", "file:///home/owner/index.html", false],
])("the site of %s at %s is counted: %s", (domain, address, counted) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", new URL(address));
  countPageView({ product: "plausible", host: "https://plausible.io" }, { ...view, domain });
  expect(fetch.mock.calls.length > 0).toBe(counted);
});

test("no cookie is sent, and a failure is ignored", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", fetch);
  countPageView({ product: "plausible", host: "https://plausible.io" }, view);
  await Promise.allSettled(fetch.mock.results.map(({ value }) => value));
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", keepalive: true });
});
