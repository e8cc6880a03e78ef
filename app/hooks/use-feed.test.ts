import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "./timing";

let useFeed: typeof import("./use-feed").useFeed;

beforeEach(async () => {
  vi.resetModules();
  ({ useFeed } = await import("./use-feed"));
});

function renderFeed(response: () => Response = () => Response.json({ up: true })) {
  const fetched = vi.fn(async () => response());
  vi.stubGlobal("fetch", fetched);
  const { result } = renderHook(() => useFeed("https://status.example/summary.json"));
  return { fetched, result };
}

test("the feed is requested once for all that show it, and forgotten when it is out of date", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result } = renderFeed();
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual({ up: true }));
  const second = renderFeed();
  expect(second.result.current).toEqual({ up: true });
  expect(second.fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(timing.feedLifetime);
  await waitFor(() => expect(result.current).toBeUndefined());
});

test("after a phone has slept longer than an answer is valid, it is forgotten at once", async () => {
  const { result } = renderFeed();
  await waitFor(() => expect(result.current).toEqual({ up: true }));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + timing.feedLifetime);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(result.current).toBeUndefined());
});

test.each<[string, () => Response]>([
  ["an error", () => new Response("{}", { status: 500 })],
  ["no JSON", () => new Response("<!doctype html>")],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")) as never],
])("with %s nothing is known", async (_, response) => {
  const { fetched, result } = renderFeed(response);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  expect(result.current).toBeUndefined();
});

test("without an address nothing is requested", () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const { result } = renderHook(() => useFeed(undefined));
  expect(result.current).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
