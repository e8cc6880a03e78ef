import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../hooks/timing";
import { fetchJson } from "./fetch-json";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

function answer(body: string, { status = 200, type = "application/json" } = {}) {
  fetched.mockResolvedValue(new Response(body, { status, headers: { "Content-Type": type } }));
}

function get(signal = new AbortController().signal) {
  return fetchJson("/texts.json", signal);
}

/** A connection that never answers, and ends only with the request. */
function hang() {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
}

test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
  "a file of type %s is read",
  async (type) => {
    answer('{"a": [1]}', { type });
    await expect(get()).resolves.toEqual({ a: [1] });
  },
);

test.each([404, 500, 503])("status %i is an error, whatever it carries", async (status) => {
  answer("{}", { status });
  await expect(get()).rejects.toThrow(`/texts.json answered with status ${status}.`);
});

test.each(["text/html", "text/plain", "application/jsonp", ""])("type %j is an error", async (type) => {
  answer("{}", { type });
  await expect(get()).rejects.toThrow("expected JSON");
});

test.each(["", "{", '{"a": 1', "<!doctype html>"])("%j is no JSON", async (body) => {
  answer(body);
  await expect(get()).rejects.toThrow();
});

test("a broken connection is an error", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(get()).rejects.toThrow("Failed to fetch");
});

test("a hanging connection is aborted at the time limit", async () => {
  vi.useFakeTimers();
  hang();
  const outcome = expect(get()).rejects.toThrow("/texts.json did not arrive within 10 seconds.");
  await vi.advanceTimersByTimeAsync(timing.jsonTimeLimit);
  await outcome;
});

test("the signal aborts the request, and no timer is left", async () => {
  vi.useFakeTimers();
  hang();
  const visit = new AbortController();
  const outcome = expect(get(visit.signal)).rejects.toThrow("left");
  visit.abort(new Error("left"));
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});
