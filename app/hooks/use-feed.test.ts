import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "./timing";

const url = "https://status.example/summary.json";

beforeEach(() => {
  vi.resetModules();
});

async function useFreshFeed() {
  return (await import("./use-feed")).useFeed;
}

function answer(response: () => Promise<Response> | Response) {
  const fetched = vi.fn(async () => response());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("the feed is requested once for all that show it, and forgotten when it is out of date", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetched = answer(() => Response.json({ up: true }));
  const useFeed = await useFreshFeed();
  const first = renderHook(() => useFeed(url));
  expect(first.result.current).toBeUndefined();
  await waitFor(() => expect(first.result.current).toEqual({ up: true }));
  const second = renderHook(() => useFeed(url));
  expect(second.result.current).toEqual({ up: true });
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(timing.feedLifetime);
  await waitFor(() => expect(first.result.current).toBeUndefined());
});

test("after a phone has slept longer than an answer is valid, it is forgotten at once", async () => {
  answer(() => Response.json({ up: true }));
  const useFeed = await useFreshFeed();
  const { result } = renderHook(() => useFeed(url));
  await waitFor(() => expect(result.current).toEqual({ up: true }));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + timing.feedLifetime);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(result.current).toBeUndefined());
});

test.each<[string, () => Response]>([
  ["an error", () => new Response("{}", { status: 500 })],
  ["no JSON", () => new Response("<!doctype html>")],
  [
    "no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("with %s nothing is known", async (_, response) => {
  const fetched = answer(response);
  const useFeed = await useFreshFeed();
  const { result } = renderHook(() => useFeed(url));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  expect(result.current).toBeUndefined();
});
