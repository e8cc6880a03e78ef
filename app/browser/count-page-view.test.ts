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

function isCounted(domain: string, address: string): boolean {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", new URL(address));
  countPageView({ product: "plausible", host: "https://plausible.io" }, { ...view, domain });
  return fetch.mock.calls.length > 0;
}

test.each([
  ["site.example", "https://site.example/"],
  ["site.example", "https://www.site.example/"],
  ["www.site.example", "https://www.site.example/"],
  ["Site.example", "https://site.example/"],
  ["schürer.example", "https://xn--schrer-5ya.example/"],
])("the site of %s is counted at %s", (domain, address) => {
  expect(isCounted(domain, address)).toBe(true);
});

test.each([
  "http://localhost:3000/",
  "http://127.0.0.1:8080/",
  "https://branch.site.pages.example/",
  "https://preview.site.example/",
  "https://othersite.example/",
  "file:///home/owner/index.html",
])("a copy at %s is not counted", (address) => {
  expect(isCounted("site.example", address)).toBe(false);
});

test("no cookie is sent, and a failure is ignored", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", fetch);
  countPageView({ product: "plausible", host: "https://plausible.io" }, view);
  await Promise.allSettled(fetch.mock.results.map(({ value }) => value));
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", keepalive: true });
});
